import { sql } from 'drizzle-orm'
import { array, number, object, parse, string } from 'valibot'
import type { Database } from '../storage/Storage.ts'

/** What an executor has spent lately. */
export interface ExecutorSpending {
  readonly chain: string
  /** In lower case. */
  readonly executor: string
  /** In wei a day. */
  readonly perDay: number
}

const spendingSchema = object({
  rows: array(object({ chain: string(), executor: string(), spent: string(), first: number() })),
})
/** In ms. */
const day = 86_400_000
/** The days over which executors spend. */
const daysBefore = 7

/** Reads what executors have spent within the last 7 days, without those that have spent nothing. */
export async function readSpending(database: Database, now: number): Promise<readonly ExecutorSpending[]> {
  const { rows } = parse(
    spendingSchema,
    await database.execute(sql`
      select chain_id as chain, executor, sum(cost::numeric)::text as spent, min(ended_at)::float8 as first
      from user_operations
      where ended_at >= ${now - daysBefore * day}::bigint and cost is not null and executor is not null
      group by chain_id, executor`),
  )
  return rows.flatMap(({ chain, executor, first, spent }) =>
    // Of an executor that began yesterday, the day since is what counts.
    spent === '0' ? [] : [{ chain, executor, perDay: Number(spent) / Math.max(1, (now - first) / day) }],
  )
}
