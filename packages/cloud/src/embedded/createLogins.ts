import { randomInt, randomUUID } from 'node:crypto'
import type { ProjectMails } from '@latchkey/protocol/project'
import type { CloudContext } from '../CloudContext.ts'
import type { Settings } from '../config/Settings.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { createSessionSecret } from '../signIn/sessionSecret.ts'
import { constants } from './constants.ts'
import { createCodeHash } from './createCodeHash.ts'
import { createDeviceChecks } from './createDeviceChecks.ts'
import { createKnownBrowsers, type KnownBrowsers } from './createKnownBrowsers.ts'
import { createLoginStore, type NewSession } from './createLoginStore.ts'
import type { Sweep } from './createSweep.ts'
import { createWalletSessions, type WalletSessions } from './createWalletSessions.ts'
import { createWrongCodeAlarm } from './createWrongCodeAlarm.ts'
import { createEmailUpdates, type EmailUpdates } from './emailUpdates/createEmailUpdates.ts'
import { createHandoffs, type Handoffs } from './handoffs/createHandoffs.ts'
import { formatDeviceMail } from './mail/formatDeviceMail.ts'
import { formatLoginMail, type MailLanguage } from './mail/formatLoginMail.ts'
import type { Mailer } from './mail/Mailer.ts'

/** The code that was sent, and the secret of its attempt. */
export interface SentLogin {
  readonly attempt: string
  /** The two digits that the login screen shows, if a link was sent. */
  readonly number: string | undefined
}

/** Logins to the embedded wallet. */
export interface Logins {
  readonly sessions: WalletSessions
  readonly browsers: KnownBrowsers
  /**
   * Sends a code, or a link that the visitor confirms with a number: see `LATCHKEY_DEVICE_CHECK`. Whether the address has a user is not
   * looked up.
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
    /** A browser that has logged in as the address: see `KnownBrowsers`. It waits for its own codes only. */
    readonly browserId: string | undefined
    readonly app: string
    /** See `LoginMail.wording`. */
    readonly wording?: ProjectMails | undefined
    readonly site: string
    readonly browser: string | undefined
    readonly language: MailLanguage
    /** The page of the link, to which its token is added. */
    readonly linkPage: string
    readonly charge: () => Promise<void>
  }): Promise<SentLogin>
  /**
   * Logs in with a code.
   *
   * @throws ApiRefusal `login_code_wrong`, `login_tries_exhausted`, `login_code_expired`, `email_changed`.
   */
  verifyCode(parameters: {
    readonly projectKey: string
    readonly attempt: string
    readonly code: string
  }): Promise<NewSession>
  /** Confirms an attempt by its link and number. One try. */
  confirmDevice(parameters: { readonly link: string; readonly number: string }): Promise<boolean>
  /**
   * Logs in once the link was confirmed; `undefined` until then.
   *
   * @throws ApiRefusal `login_code_expired`, also if the number was wrong; `email_changed`.
   */
  verifyDevice(parameters: { readonly projectKey: string; readonly attempt: string }): Promise<NewSession | undefined>
  readonly emailUpdates: EmailUpdates
  /** What frames give to windows. */
  readonly handoffs: Handoffs
}

/**
 * Creates the logins.
 *
 * @param parameters.keys secrets in hex that all nodes share; see `createCodeHash`.
 */
export function createLogins(parameters: {
  readonly context: CloudContext
  readonly settings: Pick<Settings, 'http' | 'secureSite'>
  readonly mailer: Mailer
  readonly keys: readonly string[]
  readonly sweep: Sweep
}): Logins {
  const { context, keys, mailer, settings, sweep } = parameters
  const { now } = context
  const store = createLoginStore(parameters)
  const checks = createDeviceChecks(context)
  const codes = createCodeHash({ keys })
  const countWrongCode = createWrongCodeAlarm(context)

  /** Browsers that have logged in as the address are known. */
  const needsDeviceCheck = async (login: {
    readonly projectKey: string
    readonly email: string
    readonly browserId: string | undefined
  }): Promise<boolean> => {
    if (login.browserId !== undefined) return false
    if (settings.secureSite?.deviceCheck === 'always') return true
    return (await checks.countWrong(login)) >= constants.wrongCodesPerAddress
  }

  return {
    sessions: createWalletSessions(context),
    browsers: createKnownBrowsers({ keys, now }),
    emailUpdates: createEmailUpdates({
      context,
      waits: store,
      codes,
      mailer,
      createWaitRefusal,
      createNotConfigured,
      countWrongCode,
    }),
    handoffs: createHandoffs({ context, sweep, requestTimeout: settings.http.requestTimeout }),

    async sendCode(login) {
      const { app, attempt, browser, browserId, charge, email, language, linkPage, projectKey, site, wording } = login
      if (!mailer.isConfigured || !codes.hasKey) throw createNotConfigured(mailer.isConfigured)
      const wait = await store.beginWait({ projectKey, email, browserId })
      if (wait > 0) throw createWaitRefusal(wait)
      try {
        await charge()
        const known =
          attempt === undefined ? undefined : await store.findAttempt({ projectKey, email, secret: attempt })
        const id = known ?? randomUUID()
        const secret = known === undefined || attempt === undefined ? createSessionSecret(id) : attempt
        const mail = { to: email, language, app, wording, site, browser, time: now(), life: constants.codeLife }
        const attemptOf = { projectKey, email, id, secret }
        if (await needsDeviceCheck({ projectKey, email, browserId })) {
          const number = String(randomInt(100)).padStart(2, '0')
          const link = createSessionSecret(id)
          const url = `${linkPage}?link=${link}&lang=${language}`
          await mailer.send(formatDeviceMail({ ...mail, url }))
          await checks.setLink({ ...attemptOf, link, number })
          return { attempt: secret, number }
        }
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        await mailer.send(formatLoginMail({ ...mail, code }))
        // Only now, so that a code before this one stays valid if the mail was not sent.
        const codeHash = codes.create({ attemptId: id, code })
        await store.setCode({ ...attemptOf, codeHash })
        return { attempt: secret, number: undefined }
      } catch (error) {
        await store.endWait({ projectKey, email, browserId })
        throw error
      }
    },

    async verifyCode({ attempt: secret, code, projectKey }) {
      const attempt = await store.takeTry({ projectKey, secret })
      if (attempt === undefined) throw createExpired()
      if (attempt === 'exhausted') throw createExhausted()
      const { codeHash, id, tries } = attempt
      if (!codes.matches({ attemptId: id, code, hash: codeHash })) {
        countWrongCode()
        await checks.addWrong(id)
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

    confirmDevice: async (confirmation) => checks.confirm(confirmation),

    async verifyDevice({ attempt: secret, projectKey }) {
      const found = await checks.findConfirmation({ projectKey, secret })
      if (found === undefined) throw createExpired()
      if (found.state === 'waiting') return undefined
      const session = await store.logIn({ projectKey, id: found.id, codeHash: '' })
      if (session === undefined) throw createExpired()
      return session
    },
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
