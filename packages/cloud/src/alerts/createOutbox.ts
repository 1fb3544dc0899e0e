import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import type { CloudContext } from '../CloudContext.ts'
import type { Mailer } from '../embedded/mail/Mailer.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { alertDeliveries, alertWebhooks } from '../storage/alertSchema.ts'
import { type AlertMessage, alertMessageSchema } from './AlertMessage.ts'
import { constants } from './constants.ts'
import { formatAlertMail } from './formatAlertMail.ts'
import type { WebhookPolicy } from './judgeWebhookUrl.ts'
import { sendWebhook, type WebhookNetwork } from './sendWebhook.ts'
import { signWebhook } from './signWebhook.ts'

type StoredDelivery = typeof alertDeliveries.$inferSelect

/** How many times a message is sent before it has failed. */
export const triesAtMost = constants.pauses.length

/** Sends the stored messages. A message is sent at least once, however often a node or the receiver fails, and always with the same id. */
export interface Outbox {
  /** Sends what is due. Never rejects. */
  send(): Promise<void>
  /** Resolves once nothing is being sent. */
  close(): Promise<void>
}

/** Creates the outbox of a node. */
export function createOutbox(parameters: {
  readonly context: Pick<CloudContext, 'storage' | 'logger' | 'now'>
  readonly mailer: Mailer
  readonly policy: WebhookPolicy
  readonly network: WebhookNetwork
  /** See `sendWebhook`. */
  readonly timeLimit?: number | undefined
}): Outbox {
  const { context, mailer, network, policy, timeLimit } = parameters
  const { logger, now, storage } = context
  const { database } = storage
  const end = new AbortController()
  let sending: Promise<void> = Promise.resolve()

  /** Takes one message that is due. Another node, and the next look, find it again later only if it was not sent. */
  const take = async (): Promise<StoredDelivery | undefined> => {
    const time = now()
    const due = database
      .select({ id: alertDeliveries.id })
      .from(alertDeliveries)
      .where(
        and(isNull(alertDeliveries.sentAt), lt(alertDeliveries.tries, triesAtMost), lte(alertDeliveries.dueAt, time)),
      )
      .orderBy(alertDeliveries.dueAt, alertDeliveries.id)
      .limit(1)
      .for('update', { skipLocked: true })
    const pauses = sql.raw(`array[${constants.pauses.join(', ')}]::bigint[]`)
    const [taken] = await database
      .update(alertDeliveries)
      .set({
        tries: sql`${alertDeliveries.tries} + 1`,
        dueAt: sql`${time}::bigint + (${pauses})[${alertDeliveries.tries} + 1]`,
      })
      .where(eq(alertDeliveries.id, sql`(${due})`))
      .returning()
    return taken
  }

  const sendMail = async (to: string, message: AlertMessage): Promise<string | undefined> => {
    try {
      await mailer.send(formatAlertMail({ message, to }))
      return undefined
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      // The mailer has logged why.
      return mailFaults[error.code] ?? 'The mail server refused the mail.'
    }
  }

  const deliver = async (delivery: StoredDelivery): Promise<string | undefined> => {
    const message = parse(alertMessageSchema, delivery.message)
    if (delivery.channel === 'mail') return sendMail(delivery.receiver, message)
    const [webhook] = await database
      .select()
      .from(alertWebhooks)
      .where(eq(alertWebhooks.id, delivery.webhookId ?? ''))
    if (webhook === undefined) return 'The webhook was removed.'
    const { previousSecret, previousUntil, secret, url } = webhook
    const time = now()
    const hasPrevious = previousSecret !== null && previousUntil !== null && time < previousUntil
    const body = JSON.stringify(message)
    const secrets = [secret, ...(hasPrevious ? [previousSecret] : [])]
    const headers = signWebhook({ id: delivery.id, time, body, secrets })
    return sendWebhook({ url, headers, body, policy, network, timeLimit, signal: end.signal })
  }

  const sendOne = async (delivery: StoredDelivery): Promise<void> => {
    const error = await deliver(delivery)
    // The node stops: it says nothing about the receiver, and the next try is due soon.
    if (error !== undefined && end.signal.aborted) return
    await database
      .update(alertDeliveries)
      .set(error === undefined ? { sentAt: now(), error: null } : { error })
      .where(eq(alertDeliveries.id, delivery.id))
    if (error !== undefined)
      logger.warn({ delivery: delivery.id, tries: delivery.tries, error }, 'A message about an alert was not delivered')
  }

  const sendDue = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const taken = await take()
      if (taken === undefined) return
      await sendOne(taken)
    }
  }

  return {
    async send() {
      if (end.signal.aborted) return
      const senders = (): Promise<unknown> =>
        Promise.all(Array.from({ length: constants.sendersAtMost }, () => sendDue()))
      sending = sending
        .then(senders)
        .then(() => {})
        .catch((error: unknown) => logger.warn({ error }, 'Sending alerts failed. It is tried again in a minute.'))
      await sending
    },
    async close() {
      end.abort()
      await sending
    },
  }
}

const mailFaults: Readonly<Partial<Record<ApiRefusal['code'], string>>> = {
  not_configured: 'This cloud has no mail server: see LATCHKEY_SMTP_URL.',
  upstream_timeout: 'The mail server did not answer.',
  upstream_failed: 'The mail server cannot be reached, or has refused the mail.',
}
