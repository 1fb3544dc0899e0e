import { randomUUID } from 'node:crypto'
import type { AdminAlert, AlertChange, AlertDelivery, AlertSettings, AlertWebhook } from '@latchkey/protocol/operator'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../audit/Actor.ts'
import type { AuditLog } from '../audit/createAuditLog.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { alertDeliveries, alertMutes, alerts, alertSettings, alertWebhooks } from '../storage/alertSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { addDeliveries, listReceivers } from './addDeliveries.ts'
import type { AlertMessage } from './AlertMessage.ts'
import { constants } from './constants.ts'
import { type AlertReader, toWebhook } from './createAlertReader.ts'
import { triesAtMost } from './createOutbox.ts'
import { judgeWebhookUrl, type WebhookPolicy } from './judgeWebhookUrl.ts'
import { ensureAlertSettings } from './readAlertSettings.ts'
import { createWebhookSecret } from './signWebhook.ts'

/** A webhook with its secret, which is known only here. */
export interface NewSecret {
  readonly webhook: AlertWebhook
  readonly secret: string
}

/** What operators do with alerts. Changes are recorded in the audit log. What does not exist is refused with `not_found`. */
export interface AlertDesk {
  /** Sends nothing about the subject of an alert for some days; 0 ends that. */
  mute(id: string, days: number): Promise<AdminAlert>
  /**
   * Changes rules and addresses, unless they were changed since `revision`.
   *
   * @returns the settings now, and whether the change was made.
   */
  change(parameters: {
    readonly change: AlertChange
    readonly revision: number
    readonly reason?: string | undefined
  }): Promise<{ readonly settings: AlertSettings; readonly isChanged: boolean }>
  /** @throws ApiRefusal `invalid_request` if messages may not be sent to the URL, or there are too many webhooks. */
  addWebhook(parameters: { readonly name: string; readonly url: string }): Promise<NewSecret>
  rotateWebhook(id: string): Promise<NewSecret>
  removeWebhook(id: string): Promise<void>
  /** Makes a message due again, with new tries. */
  resend(id: string): Promise<AlertDelivery>
  /** Stores a test message to one receiver. */
  addTest(receiver: string): Promise<AlertDelivery>
}

/** Creates it on the database. */
export function createAlertDesk(parameters: {
  readonly database: Database
  readonly reader: AlertReader
  readonly audit: Pick<AuditLog, 'record'>
  /** Who makes the changes. */
  readonly actor: Actor
  readonly policy: WebhookPolicy
  /** The page of the alerts; null if there is none. */
  readonly url: string | null
  readonly now: () => number
}): AlertDesk {
  const { actor, audit, database, now, policy, reader, url: page } = parameters

  const requireWebhook = async (transaction: Database, id: string) => {
    const [webhook] = await transaction.select().from(alertWebhooks).where(eq(alertWebhooks.id, id)).for('update')
    if (webhook === undefined)
      throw new ApiRefusal('not_found', 'There is no such webhook. Nothing was changed. It may have been removed.')
    return webhook
  }

  return {
    mute: (id, days) =>
      database.transaction(async (transaction) => {
        const before = await reader.find(id, transaction)
        const [row] = await transaction.select().from(alerts).where(eq(alerts.id, id))
        if (before === undefined || row === undefined)
          throw new ApiRefusal('not_found', 'There is no such alert. Nothing was changed.')
        const { rule, subject } = row
        if (rule === 'reveals')
          throw new ApiRefusal(
            'invalid_request',
            'Nothing was muted: alerts about revealed addresses cannot be. They end an hour after the last one.',
          )
        const until = days === 0 ? null : now() + days * constants.day
        await transaction.delete(alertMutes).where(and(eq(alertMutes.rule, rule), eq(alertMutes.subject, subject)))
        if (until !== null) await transaction.insert(alertMutes).values({ rule, subject, until })
        await audit.record(transaction, {
          actor,
          action: 'alert.mute',
          object: `alert:${rule}${subject === '' ? '' : ` ${subject}`}`,
          before: { mutedUntil: before.mutedUntil },
          after: { mutedUntil: until },
        })
        return { ...before, mutedUntil: until }
      }),

    async change({ change, reason, revision }) {
      await ensureAlertSettings(database)
      return database.transaction(async (transaction) => {
        // Changes take turns with each other and with evaluations.
        await transaction.select({ id: alertSettings.id }).from(alertSettings).for('update')
        const before = await reader.readSettings(transaction)
        if (before.revision !== revision) return { settings: before, isChanged: false }
        const { mails, rules } = { ...before, ...withoutAbsent(change) }
        const after = { rules, mails: [...new Set(mails)] }
        if (JSON.stringify(toFields(after)) === JSON.stringify(toFields(before)))
          return { settings: before, isChanged: true }
        await transaction.update(alertSettings).set({ ...after, revision: revision + 1 })
        await audit.record(transaction, {
          ...{ actor, reason, action: 'alerts.update', object: 'alerts', revision: revision + 1 },
          before: toFields(before),
          after: toFields(after),
        })
        return { settings: { ...before, ...after, revision: revision + 1 }, isChanged: true }
      })
    },

    async addWebhook({ name, url }) {
      const verdict = judgeWebhookUrl(new URL(url), policy)
      if (verdict.kind === 'refused')
        throw new ApiRefusal('invalid_request', `The webhook was not added. ${verdict.reason}`, {
          reasons: [{ name: 'url', description: verdict.reason }],
        })
      await ensureAlertSettings(database)
      return database.transaction(async (transaction) => {
        await transaction.select({ id: alertSettings.id }).from(alertSettings).for('update')
        if ((await transaction.$count(alertWebhooks)) >= constants.webhooksAtMost)
          throw new ApiRefusal(
            'invalid_request',
            `The webhook was not added: there are ${constants.webhooksAtMost}, which is the most. Remove another one first.`,
          )
        const secret = createWebhookSecret()
        const times = { previousSecret: null, previousUntil: null, createdAt: now() }
        const row = { id: randomUUID(), name, url: new URL(url).href, secret, ...times }
        await transaction.insert(alertWebhooks).values(row)
        const webhook = toWebhook(row, now())
        await audit.record(transaction, {
          ...{ actor, action: 'alerts.webhook.add', object: `webhook:${row.id}` },
          before: null,
          after: { name, origin: webhook.origin },
        })
        return { webhook, secret }
      })
    },

    rotateWebhook: (id) =>
      database.transaction(async (transaction) => {
        const before = await requireWebhook(transaction, id)
        const secret = createWebhookSecret()
        const change = { secret, previousSecret: before.secret, previousUntil: now() + constants.secretOverlap }
        await transaction.update(alertWebhooks).set(change).where(eq(alertWebhooks.id, id))
        await audit.record(transaction, {
          ...{ actor, action: 'alerts.webhook.rotate', object: `webhook:${id}` },
          before: { name: before.name, previousUntil: before.previousUntil },
          after: { name: before.name, previousUntil: change.previousUntil },
        })
        return { webhook: toWebhook({ ...before, ...change }, now()), secret }
      }),

    removeWebhook: (id) =>
      database.transaction(async (transaction) => {
        const before = await requireWebhook(transaction, id)
        await transaction
          .update(alertDeliveries)
          .set({ tries: triesAtMost, error: 'The webhook was removed.' })
          .where(and(eq(alertDeliveries.webhookId, id), isNull(alertDeliveries.sentAt)))
        await transaction.delete(alertWebhooks).where(eq(alertWebhooks.id, id))
        await audit.record(transaction, {
          ...{ actor, action: 'alerts.webhook.remove', object: `webhook:${id}` },
          before: { name: before.name, origin: new URL(before.url).origin },
          after: { name: null, origin: null },
        })
      }),

    resend: (id) =>
      database.transaction(async (transaction) => {
        requireDelivery(await reader.findDelivery(id, transaction))
        await transaction
          .update(alertDeliveries)
          .set({ tries: 0, dueAt: now(), sentAt: null, error: null })
          .where(eq(alertDeliveries.id, id))
        return requireDelivery(await reader.findDelivery(id, transaction))
      }),

    addTest: (receiver) =>
      database.transaction(async (transaction) => {
        const receivers = await listReceivers(transaction)
        const chosen = receivers.find((each) =>
          each.channel === 'mail' ? each.receiver === receiver : each.webhookId === receiver,
        )
        if (chosen === undefined)
          throw new ApiRefusal(
            'not_found',
            'There is no such receiver. Nothing was sent. Save the address first, or name the id of a webhook.',
          )
        const time = now()
        const [id = ''] = await addDeliveries({
          database: transaction,
          receivers: [chosen],
          now: time,
          message: createTestMessage({ time, page }),
        })
        return requireDelivery(await reader.findDelivery(id, transaction))
      }),
  }
}

function requireDelivery(delivery: AlertDelivery | undefined): AlertDelivery {
  if (delivery !== undefined) return delivery
  throw new ApiRefusal('not_found', 'There is no such message. Nothing was sent. Messages are kept for 30 days.')
}

function createTestMessage({ page, time }: { readonly time: number; readonly page: string | null }): AlertMessage {
  return {
    type: 'alert.test',
    timestamp: new Date(time).toISOString(),
    data: {
      ...{ alert: null, rule: null, project: null, values: {}, openedAt: null, resolvedAt: null, url: page },
      title: 'This is a test',
      text: 'An operator has asked for it. Nothing has happened.',
    },
  }
}

function withoutAbsent(change: AlertChange): Partial<Pick<AlertSettings, 'mails' | 'rules'>> {
  const { mails, rules } = change
  return { ...(mails !== undefined && { mails }), ...(rules !== undefined && { rules }) }
}

/** What the audit log compares. */
function toFields({ mails, rules }: Pick<AlertSettings, 'mails' | 'rules'>): Readonly<Record<string, unknown>> {
  const { executorBalance, failureRate, originRefused, storage, upstreamDown } = rules
  return { executorBalance, failureRate, mails, originRefused, storage, upstreamDown }
}
