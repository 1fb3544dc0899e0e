import { randomInt } from 'node:crypto'
import type { ProjectMails } from '@latchkey/protocol/project'
import type { CloudContext } from '../../CloudContext.ts'
import { ApiRefusal } from '../../request/ApiRefusal.ts'
import { createSessionSecret } from '../../signIn/sessionSecret.ts'
import { constants } from '../constants.ts'
import type { CodeHash } from '../createCodeHash.ts'
import type { LoginStore } from '../createLoginStore.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import type { MailLanguage } from '../mail/formatLoginMail.ts'
import { mailLanguages } from '../mail/formatLoginMail.ts'
import { formatUpdateMail, formatUpdateNotice } from '../mail/formatUpdateMail.ts'
import type { Mailer } from '../mail/Mailer.ts'
import {
  createEmailUpdateStore,
  createInUse,
  type EmailUpdate,
  type EmailUpdateStep,
} from './createEmailUpdateStore.ts'

/** What a request adds to the mail that it sends. */
export interface EmailUpdateMail {
  /** The project's name. */
  readonly app: string
  /** See `LoginMail.wording`. */
  readonly wording?: ProjectMails | undefined
  /** See `describeBrowser`. */
  readonly browser: string | undefined
  /** Charges what limits mails to an address, after the wait is over. The user has proved the old address before, but not the new one. */
  readonly charge: (mail: { readonly email: string; readonly step: EmailUpdateStep }) => Promise<void>
}

/** Changes of the e-mail address that a user logs in with. */
export interface EmailUpdates {
  /**
   * Sends a code to the old address; or to the new one, if the old one is proved already, or if `withPasskey` is set and a passkey has
   * begun the session within the last two minutes. Whether the new address has a wallet is not looked up.
   *
   * @param parameters.email see `toLoginAddress`.
   * @throws ApiRefusal `invalid_request`, `not_configured`, `rate_limited`, and what `Mailer.send` throws.
   */
  begin(parameters: {
    readonly session: WalletSession
    readonly email: string
    readonly withPasskey: boolean
    /** The host of the app. */
    readonly site: string
    readonly language: MailLanguage
    readonly mail: EmailUpdateMail
  }): Promise<EmailUpdateStep>
  /**
   * Takes the code of the old address, and sends one to the new address. If that fails, `begin` sends it later without another proof.
   *
   * @throws ApiRefusal `login_code_wrong`, `login_tries_exhausted`, `login_code_expired`, and what `begin` throws.
   */
  confirmOld(parameters: {
    readonly session: WalletSession
    readonly code: string
    readonly mail: EmailUpdateMail
  }): Promise<void>
  /**
   * Takes the code of the new address, sends a notice with an undo to the old one, and stores the new one. Without the notice nothing
   * is changed.
   *
   * @param parameters.undoPage the page of the link, to which its token is added.
   * @throws ApiRefusal `email_in_use`, `login_code_wrong`, `login_tries_exhausted`, `login_code_expired`, and what `Mailer.send` throws.
   */
  confirmNew(parameters: {
    readonly session: WalletSession
    readonly code: string
    readonly undoPage: string
    readonly mail: Omit<EmailUpdateMail, 'charge'>
  }): Promise<string>
  /** Restores the old address and ends all sessions of the user. `false` if the link has expired or was used. */
  undo(link: string): Promise<boolean>
}

/** Creates it with the parts of the logins. */
export function createEmailUpdates(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'now'>
  readonly waits: Pick<LoginStore, 'beginWait' | 'endWait'>
  readonly codes: CodeHash
  readonly mailer: Mailer
  readonly createWaitRefusal: (wait: number) => ApiRefusal
  readonly createNotConfigured: (hasMailServer: boolean) => ApiRefusal
  readonly countWrongCode: () => void
}): EmailUpdates {
  const { codes, context, countWrongCode, createNotConfigured, createWaitRefusal, mailer, waits } = parameters
  const { now } = context
  const store = createEmailUpdateStore(context)

  const sendCode = async (
    update: EmailUpdate,
    { app, browser, charge, wording }: EmailUpdateMail,
  ): Promise<EmailUpdateStep> => {
    const { id, newEmail, oldEmail, projectKey, userId } = update
    const step = getStep(update)
    const email = step === 'primary' ? oldEmail : newEmail
    // A wait of the user's own: a stranger who asks for login codes to an address does not lengthen it.
    const waitOf = { projectKey, email, browserId: userId }
    const wait = await waits.beginWait(waitOf)
    if (wait > 0) throw createWaitRefusal(wait)
    try {
      await charge({ email, step })
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const about = { app, wording, site: update.app, browser, time: now() }
      const mail = { ...about, to: email, language: toLanguage(update.language) }
      await mailer.send(formatUpdateMail({ ...mail, life: constants.codeLife, step, code }))
      // Only now, so that a code before this one stays valid if the mail was not sent.
      await store.setCode({ id, step, codeHash: codes.create({ attemptId: toCodeOwner(update), code }) })
    } catch (error) {
      await waits.endWait(waitOf)
      throw error
    }
    return step
  }

  const requireCode = async (session: WalletSession, step: EmailUpdateStep, code: string): Promise<EmailUpdate> => {
    const update = await store.takeTry({ session, step })
    if (update === undefined) throw createExpired()
    if (update === 'exhausted') throw createExhausted()
    if (codes.matches({ attemptId: toCodeOwner(update), code, hash: update.codeHash ?? '' })) return update
    countWrongCode()
    const left = constants.triesPerCode - update.tries
    if (left <= 0) throw createExhausted()
    throw new ApiRefusal('login_code_wrong', 'The code is wrong.', {
      reasons: [{ name: 'triesLeft', description: String(left) }],
    })
  }

  return {
    async begin({ email: newEmail, language, mail, session, site, withPasskey }) {
      if (!mailer.isConfigured || !codes.hasKey) throw createNotConfigured(mailer.isConfigured)
      const { email: oldEmail } = session
      if (oldEmail === null)
        throw new ApiRefusal('invalid_request', 'This user logs in without an e-mail address. There is none to change.')
      if (oldEmail === newEmail) throw new ApiRefusal('invalid_request', 'This is the address already.')
      const isConfirmed = withPasskey && (await store.hasFreshPasskey(session))
      return sendCode(await store.open({ session, oldEmail, newEmail, app: site, language, isConfirmed }), mail)
    },

    async confirmOld({ code, mail, session }) {
      const update = await requireCode(session, 'primary', code)
      if (!(await store.confirm(update))) throw createExpired()
      await sendCode({ ...update, confirmedAt: now() }, mail)
    },

    async confirmNew({ code, mail, session, undoPage }) {
      const update = await requireCode(session, 'secondary', code)
      if (!(await store.isFree(update))) throw createInUse()
      if (!(await store.claim(update))) throw createExpired()
      const { app: site, newEmail, oldEmail } = update
      const undo = createSessionSecret(update.id)
      const language = toLanguage(update.language)
      const url = `${undoPage}?link=${undo}&lang=${language}`
      const notice = { ...mail, to: oldEmail, language, site, time: now(), life: constants.emailUndoLife }
      try {
        await mailer.send(formatUpdateNotice({ ...notice, email: newEmail, url }))
        await store.complete({ update, undo })
      } catch (error) {
        await store.release(update)
        throw error
      }
      return newEmail
    },

    undo: async (link) => store.undo(link),
  }
}

function getStep({ confirmedAt }: EmailUpdate): EmailUpdateStep {
  return confirmedAt === null ? 'primary' : 'secondary'
}

/** A code for one address is wrong for the other. */
function toCodeOwner(update: EmailUpdate): string {
  return `${update.id}.${getStep(update)}`
}

function toLanguage(stored: string): MailLanguage {
  return mailLanguages.find((language) => language === stored) ?? 'en'
}

function createExpired(): ApiRefusal {
  return new ApiRefusal('login_code_expired', 'The code has expired or was used. Ask for a new one.')
}

function createExhausted(): ApiRefusal {
  return new ApiRefusal('login_tries_exhausted', 'The code was wrong too often. Ask for a new one.')
}
