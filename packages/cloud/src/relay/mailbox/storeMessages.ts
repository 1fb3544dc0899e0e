import { and, count, gt, inArray, sql } from 'drizzle-orm'
import { relayMessages } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { TopicAllowances } from './createTopicAllowances.ts'
import type { MailboxMessage, StoreOutcome } from './MailboxMessage.ts'

/** Stores messages in order, in one statement, and returns the outcome of each. */
export async function storeMessages(parameters: {
  readonly database: Database
  readonly allowances: TopicAllowances
  readonly messages: readonly MailboxMessage[]
  readonly now: number
}): Promise<readonly StoreOutcome[]> {
  const { allowances, database, messages, now } = parameters
  await countTopics(parameters)
  const outcomes: StoreOutcome[] = []
  /** Rows to insert, by topic and message id, with the index of their outcome. */
  const rows = new Map<string, { readonly place: number; readonly message: MailboxMessage }>()
  for (const [place, message] of messages.entries()) {
    const key = toKey(message)
    if (rows.has(key)) outcomes[place] = { kind: 'duplicate' }
    else if (allowances.take(message.topic)) rows.set(key, { place, message })
    else outcomes[place] = { kind: 'full' }
  }
  if (rows.size === 0) return outcomes
  const stored = await insert(
    database,
    Array.from(rows.values(), ({ message }) => message),
    now,
  )
  for (const [key, { message, place }] of rows) {
    const seq = stored.get(key)
    if (seq === undefined) allowances.giveBack(message.topic)
    outcomes[place] = seq === undefined ? { kind: 'duplicate' } : { kind: 'stored', message: { ...message, seq } }
  }
  return outcomes
}

async function countTopics(parameters: {
  readonly database: Database
  readonly allowances: TopicAllowances
  readonly messages: readonly MailboxMessage[]
  readonly now: number
}): Promise<void> {
  const { allowances, database, messages, now } = parameters
  const incoming = new Map<string, number>()
  for (const { topic } of messages) incoming.set(topic, (incoming.get(topic) ?? 0) + 1)
  const topics = Array.from(incoming.keys()).filter((topic) => allowances.needsCount(topic, incoming.get(topic) ?? 0))
  if (topics.length === 0) return
  const counts = await database
    .select({ topic: relayMessages.topic, messages: count() })
    .from(relayMessages)
    // `+ 0` keeps Postgres from using the expiry index: nearly no message has expired.
    .where(and(inArray(relayMessages.topic, topics), gt(sql`${relayMessages.expiresAt} + 0`, now)))
    .groupBy(relayMessages.topic)
  const stored = new Map(counts.map((row) => [row.topic, row.messages]))
  for (const topic of topics) allowances.setCount(topic, stored.get(topic) ?? 0, incoming.get(topic) ?? 0)
}

/**
 * Inserts messages and returns their `seq`. A duplicate gets none, unless the existing message has expired and is
 * replaced.
 */
async function insert(
  database: Database,
  messages: readonly MailboxMessage[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .insert(relayMessages)
    .values([...messages])
    .onConflictDoUpdate({
      target: [relayMessages.topic, relayMessages.messageId],
      set: {
        seq: sql`excluded.seq`,
        tag: sql`excluded.tag`,
        attestation: sql`excluded.attestation`,
        publisher: sql`excluded.publisher`,
        publishedAt: sql`excluded.published_at`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: sql`${relayMessages.expiresAt} <= ${now}`,
    })
    .returning({ seq: relayMessages.seq, topic: relayMessages.topic, messageId: relayMessages.messageId })
  return new Map(rows.map((row) => [toKey(row), row.seq]))
}

function toKey({ messageId, topic }: Pick<MailboxMessage, 'topic' | 'messageId'>): string {
  return `${topic} ${messageId}`
}
