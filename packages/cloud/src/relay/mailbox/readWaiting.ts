import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import { relayMessages, relayReceipts } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { MailboxPage, MailboxPlace, StoredMessage } from './MailboxMessage.ts'

/** The topics of a client to read, and from where. */
export interface WaitingRequest {
  readonly clientId: string
  readonly places: readonly MailboxPlace[]
}

/** Limits of a read for all clients together. One more message than these bytes is read if it is the only one. */
const atMost = { rows: 100, bytes: 2_097_152 } as const

/**
 * Reads the waiting messages of several clients: not expired, not their own, not acknowledged. Reads the text of each
 * message once, however many of the clients it is for.
 *
 * @param parameters.requests fewer than `atMost.rows`, each with distinct topics.
 */
export async function readWaiting(parameters: {
  readonly database: Database
  readonly requests: readonly WaitingRequest[]
  readonly now: number
}): Promise<readonly MailboxPage[]> {
  const { database, requests } = parameters
  const found = await findWaiting(parameters)
  const end = findEnd(found)
  const wanted = found.filter(({ seq }) => end === undefined || seq < end)
  const messages = await readMessages(database, new Set(wanted.map(({ seq }) => seq)))
  const results: StoredMessage[][] = requests.map(() => [])
  for (const { request, seq } of wanted) {
    const message = messages.get(seq)
    // It may just have expired.
    if (message !== undefined) results[request]?.push(message)
  }
  return results.map((page) => ({ messages: page, next: end === undefined ? undefined : end - 1 }))
}

/** The `seq` of the first message that is left for the next page, for all clients that wait for it. */
function findEnd(found: readonly { readonly seq: number; readonly bytes: number }[]): number | undefined {
  let bytes = 0
  let previous: number | undefined
  for (const row of found) {
    if (row.seq === previous) continue
    bytes += row.bytes
    if (previous !== undefined && bytes > atMost.bytes) return row.seq
    previous = row.seq
  }
  // A full page may end between two clients that wait for the same message.
  return found.length === atMost.rows ? previous : undefined
}

/** Finds the first waiting messages of all clients, ordered by `seq`. */
async function findWaiting(
  parameters: Parameters<typeof readWaiting>[0],
): Promise<readonly { readonly request: number; readonly seq: number; readonly bytes: number }[]> {
  const { database, now, requests } = parameters
  const requested = requests.flatMap(({ clientId, places }, request) =>
    places.map(({ after, topic }) => ({ request, clientId, topic, after })),
  )
  const column = (name: keyof (typeof requested)[number]) => sql.param(requested.map((row) => row[name]))
  return database
    .select({
      request: sql`requested.request`.mapWith(Number),
      seq: relayMessages.seq,
      bytes:
        sql`octet_length(${relayMessages.message}) + coalesce(octet_length(${relayMessages.attestation}), 0)`.mapWith(
          Number,
        ),
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
    .limit(atMost.rows)
}

async function readMessages(
  database: Database,
  seqs: ReadonlySet<number>,
): Promise<ReadonlyMap<number, StoredMessage>> {
  if (seqs.size === 0) return new Map()
  const rows = await database
    .select()
    .from(relayMessages)
    .where(inArray(relayMessages.seq, [...seqs]))
  return new Map(rows.map((row) => [row.seq, { ...row, attestation: row.attestation ?? undefined }]))
}
