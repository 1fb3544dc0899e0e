import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { CloudContext } from '../../CloudContext.ts'
import type { NoticeEvent } from '../../storage/NoticeEvent.ts'
import { walletNotices } from '../../storage/noticeSchema.ts'
import { projects } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { WalletSession } from '../createWalletSessions.ts'
import { formatNoticeMail } from '../mail/formatNoticeMail.ts'
import { type MailLanguage, mailLanguages } from '../mail/formatLoginMail.ts'
import type { Mailer } from '../mail/Mailer.ts'
import { insertNotice } from './insertNotice.ts'

/** What a request adds to the mail about it. */
export interface NoticeOrigin {
  /** The project's name. */
  readonly app: string
  /** See `describeBrowser`. */
  readonly browser: string | undefined
  readonly language: MailLanguage
}

/** Mails that tell users what has happened to their wallet. A mail is sent at least once, however often a node or the mail server fails. */
export interface WalletNotices {
  /**
   * Stores that a user is to be told. Users without an e-mail address and clouds without a mail server get none. A user gets 20 mails a
   * day at most.
   *
   * @param parameters.database the transaction of what happened, so that neither is stored without the other.
   */
  record(parameters: {
    readonly database: Pick<Database, 'insert' | 'select'>
    readonly session: WalletSession
    readonly origin: NoticeOrigin
    readonly events: readonly NoticeEvent[]
  }): Promise<void>
  /** Sends what is due. It does not wait. */
  send(): void
  /** Resolves once no mail is being sent. */
  close(): Promise<void>
}

/** Creates the notices, and looks for mails that are due once a minute until it is closed. */
export function createWalletNotices(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'now'>
  readonly mailer: Mailer
}): WalletNotices {
  const { context, mailer } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  const end = new AbortController()
  let sending: Promise<void> = Promise.resolve()

  /** Takes one mail that is due. Another node, and the next look, find it again later only if it was not sent. */
  const take = async () => {
    const time = now()
    const due = database
      .select({ id: walletNotices.id })
      .from(walletNotices)
      .where(and(isNull(walletNotices.sentAt), lte(walletNotices.dueAt, time)))
      .orderBy(walletNotices.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    const [taken] = await database
      .update(walletNotices)
      .set({
        tries: sql`${walletNotices.tries} + 1`,
        dueAt: sql`${time} + least(${constants.noticePause} * power(2, ${walletNotices.tries}), ${constants.noticePauseAtMost})`,
      })
      .where(eq(walletNotices.id, sql`(${due})`))
      .returning()
    return taken
  }

  const sendAll = async (): Promise<void> => {
    for (let taken = await take(); taken !== undefined && !end.signal.aborted; taken = await take()) {
      const { app, browser, createdAt: time, email: to, events, id, projectKey, proofKey } = taken
      const language = mailLanguages.find((each) => each === taken.language) ?? 'en'
      const ofProject = eq(projects.key, projectKey)
      const [project] = await database.select({ wording: projects.mails }).from(projects).where(ofProject)
      try {
        const about = { ...project, events, proofKey: proofKey ?? undefined }
        await mailer.send(formatNoticeMail({ ...about, to, language, app, browser: browser ?? undefined, time }))
      } catch {
        // The mailer has logged why. It is due again later.
        continue
      }
      await database.update(walletNotices).set({ sentAt: now(), proofKey: null }).where(eq(walletNotices.id, id))
    }
  }

  const send = (): void => {
    if (end.signal.aborted || !mailer.isConfigured) return
    sending = sending.then(sendAll).catch((error: unknown) => logger.warn({ error }, 'Sending notices failed'))
  }
  const timer = mailer.isConfigured ? setInterval(send, constants.noticeLook).unref() : undefined

  return {
    async record({ database: transaction, events, origin, session }) {
      const { email, projectKey, userId } = session
      if (email === null || events.length === 0 || !mailer.isConfigured) return
      const time = now()
      const [today] = await transaction
        .select({ mails: count() })
        .from(walletNotices)
        .where(and(eq(walletNotices.userId, userId), gt(walletNotices.createdAt, time - constants.noticeKept)))
      if ((today?.mails ?? 0) >= constants.noticesPerDay) return
      const { app, browser = null, language } = origin
      const notice = { projectKey, userId, email, app, browser, language, events, createdAt: time }
      await insertNotice(transaction, notice)
    },
    send,
    async close() {
      end.abort()
      clearInterval(timer)
      await sending
    },
  }
}
