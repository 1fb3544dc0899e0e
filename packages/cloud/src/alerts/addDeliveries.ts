import { randomUUID } from 'node:crypto'
import { alertDeliveries, alertWebhooks } from '../storage/alertSchema.ts'
import type { Database } from '../storage/Storage.ts'
import type { AlertMessage } from './AlertMessage.ts'
import { readAlertSettings } from './readAlertSettings.ts'

/** Who gets a message. */
export type Receiver =
  | { readonly channel: 'mail'; readonly receiver: string }
  | { readonly channel: 'webhook'; readonly receiver: string; readonly webhookId: string }

/** Lists everyone who gets alerts. */
export async function listReceivers(database: Pick<Database, 'select'>): Promise<readonly Receiver[]> {
  const { mails } = await readAlertSettings(database)
  const webhooks = await database
    .select({ id: alertWebhooks.id, name: alertWebhooks.name })
    .from(alertWebhooks)
    .orderBy(alertWebhooks.createdAt, alertWebhooks.id)
  return [
    ...mails.map((receiver) => ({ channel: 'mail' as const, receiver })),
    ...webhooks.map(({ id, name }) => ({ channel: 'webhook' as const, receiver: name, webhookId: id })),
  ]
}

/**
 * Stores messages, which are due at once.
 *
 * @param parameters.database the transaction of what the messages say, so that neither is stored without the other.
 * @returns their ids, in the order of the receivers.
 */
export async function addDeliveries(parameters: {
  readonly database: Pick<Database, 'insert'>
  readonly message: AlertMessage
  readonly receivers: readonly Receiver[]
  readonly now: number
}): Promise<readonly string[]> {
  const { database, message, now, receivers } = parameters
  if (receivers.length === 0) return []
  const rows = receivers.map((receiver) => ({
    ...receiver,
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    message,
    createdAt: now,
    dueAt: now,
  }))
  await database.insert(alertDeliveries).values(rows)
  return rows.map(({ id }) => id)
}
