import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm'
import { relayMessages, relayReceipts } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { MailboxPage, MailboxPlace, StoredMessage } from './MailboxMessage.ts'

/** Whose messages to read, and from where. */
export interface WaitingRequest {
  readonly clientId: string
  readonly places: readonly MailboxPlace[]
}

/** How many messages are read at once, for everybody together: at the size they may have, some 30 MB. */
const rowsAtMost = 100

/**
 * Reads what waits for several clients at once: what has not expired, is not their own, and is not acknowledged.
 *
 * @param parameters.requests fewer than a page has rows, each with every topic once.
 */
export async function readWaiting(parameters: {
  readonly database: Database
  readonly requests: readonly WaitingRequest[]
  readonly now: number
}): Promise<readonly MailboxPage[]> {
  const { database, now, requests } = parameters
  const wanted = requests.flatMap(({ clientId, places }, request) =>
    places.map(({ after, topic }) => ({ request, clientId, topic, after })),
  )
  const column = (name: keyof (typeof wanted)[number]) => sql.param(wanted.map((row) => row[name]))
  const rows = await database
    .select({
      request: sql`wanted.request`.mapWith(Number),
      seq: relayMessages.seq,
      topic: relayMessages.topic,
      messageId: relayMessages.messageId,
      message: relayMessages.message,
      tag: relayMessages.tag,
      attestation: relayMessages.attestation,
      publisher: relayMessages.publisher,
      publishedAt: relayMessages.publishedAt,
      expiresAt: relayMessages.expiresAt,
    })
    .from(
      sql`unnest(${column('request')}::int[], ${column('clientId')}::text[], ${column('topic')}::text[], ${column('after')}::bigint[]) as wanted (request, client_id, topic, after)`,
    )
    .innerJoin(
      relayMessages,
      and(
        eq(relayMessages.topic, sql`wanted.topic`),
        gt(relayMessages.seq, sql`wanted.after`),
        sql`${relayMessages.publisher} <> wanted.client_id`,
        // Not by the index of the expiry: nearly all messages have not expired.
        gt(sql`${relayMessages.expiresAt} + 0`, now),
      ),
    )
    .where(
      notExists(
        database
          .select({ one: sql`1` })
          .from(relayReceipts)
          .where(
            and(
              eq(relayReceipts.clientId, sql`wanted.client_id`),
              eq(relayReceipts.topic, relayMessages.topic),
              eq(relayReceipts.messageId, relayMessages.messageId),
              gt(sql`${relayReceipts.expiresAt} + 0`, now),
            ),
          ),
      ),
    )
    .orderBy(asc(relayMessages.seq))
    .limit(rowsAtMost)
  // A full page may end between two clients that wait for the same message, so its last message is left for the next page.
  const last = rows.length === rowsAtMost ? rows.at(-1)?.seq : undefined
  const found: StoredMessage[][] = requests.map(() => [])
  for (const { attestation, request, ...message } of rows)
    if (message.seq !== last) found[request]?.push({ ...message, attestation: attestation ?? undefined })
  return found.map((messages) => ({ messages, next: last === undefined ? undefined : last - 1 }))
}
