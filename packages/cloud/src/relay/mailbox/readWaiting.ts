import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm'
import { relayMessages, relayReceipts } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { MailboxPage, MailboxPlace, StoredMessage } from './MailboxMessage.ts'

/** The topics of a client to read, and from where. */
export interface WaitingRequest {
  readonly clientId: string
  readonly places: readonly MailboxPlace[]
}

/** Maximum number of messages per read, for all clients together: at most about 30 MB. */
const rowsAtMost = 100

/**
 * Reads the waiting messages of several clients in one query: not expired, not their own, not acknowledged.
 *
 * @param parameters.requests fewer than `rowsAtMost`, each with distinct topics.
 */
export async function readWaiting(parameters: {
  readonly database: Database
  readonly requests: readonly WaitingRequest[]
  readonly now: number
}): Promise<readonly MailboxPage[]> {
  const { database, now, requests } = parameters
  const requested = requests.flatMap(({ clientId, places }, request) =>
    places.map(({ after, topic }) => ({ request, clientId, topic, after })),
  )
  const column = (name: keyof (typeof requested)[number]) => sql.param(requested.map((row) => row[name]))
  const rows = await database
    .select({
      request: sql`requested.request`.mapWith(Number),
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
      sql`unnest(${column('request')}::int[], ${column('clientId')}::text[], ${column('topic')}::text[], ${column('after')}::bigint[]) as requested (request, client_id, topic, after)`,
    )
    .innerJoin(
      relayMessages,
      and(
        eq(relayMessages.topic, sql`requested.topic`),
        gt(relayMessages.seq, sql`requested.after`),
        sql`${relayMessages.publisher} <> requested.client_id`,
        // `+ 0` keeps Postgres from using the expiry index: nearly no message has expired.
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
              eq(relayReceipts.clientId, sql`requested.client_id`),
              eq(relayReceipts.topic, relayMessages.topic),
              eq(relayReceipts.messageId, relayMessages.messageId),
              gt(sql`${relayReceipts.expiresAt} + 0`, now),
            ),
          ),
      ),
    )
    .orderBy(asc(relayMessages.seq))
    .limit(rowsAtMost)
  // A full page may end between two clients that wait for the same message, so leave its last message for the next
  // page.
  const last = rows.length === rowsAtMost ? rows.at(-1)?.seq : undefined
  const results: StoredMessage[][] = requests.map(() => [])
  for (const { attestation, request, ...message } of rows)
    if (message.seq !== last) results[request]?.push({ ...message, attestation: attestation ?? undefined })
  return results.map((messages) => ({ messages, next: last === undefined ? undefined : last - 1 }))
}
