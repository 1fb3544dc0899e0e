import { and, eq, gt, sql } from 'drizzle-orm'
import { audit } from '../../storage/schema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { Finding } from '../Finding.ts'

const hour = 3_600_000
/** Half of what an operator can reveal in an hour. */
const revealsAtLeast = 30

/** Finds the operators who have revealed many e-mail addresses of users within an hour. */
export async function findReveals(parameters: {
  readonly transaction: Database
  readonly now: number
}): Promise<readonly Finding[]> {
  const { now, transaction } = parameters
  const reveals = sql`count(*)`.mapWith(Number)
  const rows = await transaction
    .select({ actor: audit.actor, reveals })
    .from(audit)
    .where(and(eq(audit.action, 'user.reveal'), gt(audit.time, now - hour)))
    .groupBy(audit.actor)
    .having(sql`${reveals} >= ${revealsAtLeast}`)
    .orderBy(audit.actor)
  return rows.map((values) => ({ rule: 'reveals', subject: values.actor, project: null, values }))
}
