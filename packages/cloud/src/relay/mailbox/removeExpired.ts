import { sql } from 'drizzle-orm'
import { relayMessages, relayReceipts } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'

/** Rows per delete statement, so that other statements do not wait long. */
const rowsAtOnce = 500

/** Removes expired rows in chunks. Returns the number of messages and acknowledgements. */
export async function removeExpired(parameters: {
  readonly database: Database
  readonly now: number
}): Promise<{ readonly messages: number; readonly receipts: number }> {
  const { database, now } = parameters
  // Other nodes may do the same at once, so each skips rows locked by another.
  const expiredOf = (table: typeof relayMessages | typeof relayReceipts) =>
    sql`ctid = any(array(select ctid from ${table} where ${table.expiresAt} <= ${now} limit ${rowsAtOnce} for update skip locked))`
  const removed = { messages: 0, receipts: 0 }
  for (;;) {
    const rows = await database
      .delete(relayMessages)
      .where(expiredOf(relayMessages))
      .returning({ one: sql`1` })
    removed.messages += rows.length
    if (rows.length < rowsAtOnce) break
  }
  for (;;) {
    const rows = await database
      .delete(relayReceipts)
      .where(expiredOf(relayReceipts))
      .returning({ one: sql`1` })
    removed.receipts += rows.length
    if (rows.length < rowsAtOnce) break
  }
  return removed
}
