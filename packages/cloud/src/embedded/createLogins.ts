import { randomInt, randomUUID } from 'node:crypto'
import type { CloudContext } from '../CloudContext.ts'
import type { MailSettings } from '../config/MailSettings.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { createSessionSecret } from '../signIn/sessionSecret.ts'
import { constants } from './constants.ts'
import { createCodeHash } from './createCodeHash.ts'
import { createLoginStore, type NewSession } from './createLoginStore.ts'
import { createWalletSessions, type WalletSessions } from './createWalletSessions.ts'
import { createMailer } from './mail/createMailer.ts'
import { formatLoginMail, type MailLanguage } from './mail/formatLoginMail.ts'

/** Logins to the embedded wallet. */
export interface Logins {
  readonly sessions: WalletSessions
  /**
   * Sends a code and returns the secret of its attempt.
   *
   * @param parameters.email see `toLoginAddress`.
   * @param parameters.charge charges what limits mails, after the wait is over.
   * @throws ApiRefusal `not_configured`, `rate_limited` before 30 s have passed since the last code to this address, and what
   * `Mailer.send` throws.
   */
  sendCode(parameters: {
    readonly projectKey: string
    readonly email: string
    /** The attempt that gets a new code. */
    readonly attempt: string | undefined
    readonly app: string
    readonly site: string
    readonly browser: string | undefined
    readonly language: MailLanguage
    readonly charge: () => Promise<void>
  }): Promise<string>
  /**
   * Logs in with a code.
   *
   * @throws ApiRefusal `login_code_wrong`, `login_tries_exhausted`, `login_code_expired`.
   */
  verifyCode(parameters: {
    readonly projectKey: string
    readonly attempt: string
    readonly code: string
  }): Promise<NewSession>
  close(): void
}

/**
 * Creates the logins.
 *
 * @param parameters.keys secrets in hex that all nodes share; see `createCodeHash`.
 */
export function createLogins(parameters: {
  readonly context: CloudContext
  readonly settings: { readonly mail: MailSettings | undefined }
  readonly keys: readonly string[]
}): Logins {
  const { context, keys, settings } = parameters
  const { logger, metrics, now } = context
  const store = createLoginStore(context)
  const codes = createCodeHash({ keys })
  const mailer = createMailer({ settings: settings.mail, logger, timeout: constants.mailTimeout })
  const wrongCodes = metrics.counter('latchkey_login_wrong_codes_total', 'Wrong codes of logins by e-mail.', [])

  return {
    sessions: createWalletSessions(context),

    async sendCode({ app, attempt, browser, charge, email, language, projectKey, site }) {
      if (!mailer.isConfigured || !codes.hasKey) throw createNotConfigured(mailer.isConfigured)
      const wait = await store.beginWait({ projectKey, email })
      if (wait > 0) throw createWaitRefusal(wait)
      try {
        await charge()
        const known =
          attempt === undefined ? undefined : await store.findAttempt({ projectKey, email, secret: attempt })
        const id = known ?? randomUUID()
        const secret = known === undefined || attempt === undefined ? createSessionSecret(id) : attempt
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        const life = constants.codeLife
        await mailer.send(formatLoginMail({ to: email, language, code, app, site, browser, time: now(), life }))
        // Only now, so that a code before this one stays valid if the mail was not sent.
        const codeHash = codes.create({ attemptId: id, code })
        await store.setCode({ projectKey, email, id, secret, codeHash })
        return secret
      } catch (error) {
        await store.endWait({ projectKey, email })
        throw error
      }
    },

    async verifyCode({ attempt: secret, code, projectKey }) {
      const attempt = await store.takeTry({ projectKey, secret })
      if (attempt === undefined) throw createExpired()
      if (attempt === 'exhausted') throw createExhausted()
      const { codeHash, id, tries } = attempt
      if (!codes.matches({ attemptId: id, code, hash: codeHash })) {
        wrongCodes.inc({})
        const left = constants.triesPerCode - tries
        if (left <= 0) throw createExhausted()
        throw new ApiRefusal('login_code_wrong', 'The code is wrong.', {
          reasons: [{ name: 'triesLeft', description: String(left) }],
        })
      }
      const session = await store.logIn({ projectKey, id, codeHash })
      if (session === undefined) throw createExpired()
      return session
    },

    close: () => mailer.close(),
  }
}

function createNotConfigured(hasMailServer: boolean): ApiRefusal {
  return new ApiRefusal(
    'not_configured',
    hasMailServer
      ? 'Login by e-mail is off: nodes with DATABASE_URL need a key. The operator can set LATCHKEY_SIGN_IN_KEY to the output of `openssl rand -hex 32`, the same on every node.'
      : 'This cloud sends no mails. The operator can set LATCHKEY_SMTP_URL and LATCHKEY_MAIL_FROM.',
  )
}

function createWaitRefusal(wait: number): ApiRefusal {
  const seconds = String(Math.ceil(wait / 1_000))
  return new ApiRefusal('rate_limited', `Please try again after ${seconds} seconds`, {
    headers: { 'retry-after': seconds },
  })
}

function createExpired(): ApiRefusal {
  return new ApiRefusal('login_code_expired', 'The code has expired or was used. Ask for a new one.')
}

function createExhausted(): ApiRefusal {
  return new ApiRefusal('login_tries_exhausted', 'The code was wrong too often. Ask for a new one.')
}
