import { sql } from 'drizzle-orm'
import { array, number, object, parse, string } from 'valibot'
import type { Database } from '../storage/Storage.ts'
import { addTotals } from './addTotals.ts'
import { constants, getFirstHour, sealedAtOnce } from './constants.ts'
import { countVisit } from './countVisit.ts'
import { lockProject } from './lockProject.ts'
import { sumVisits } from './sumVisits.ts'
import { visitFactsSchema } from './VisitFacts.ts'

const rowsSchema = object({
  rows: array(
    object({
      project: number(),
      visit: string(),
      hour: number(),
      facts: visitFactsSchema,
    }),
  ),
})

/**
 * Deletes visits that have ended and adds them to the totals of the hour in which they began, in one transaction: each exactly once, however
 * many nodes do so at the same time.
 *
 * @returns how many, at most `sealedAtOnce`.
 */
export async function sealVisits(parameters: { readonly database: Database; readonly now: number }): Promise<number> {
  const { database, now } = parameters
  return database.transaction(async (transaction) => {
    const { rows } = parse(
      rowsSchema,
      await transaction.execute(sql`
        delete from analytics_visits where (project, visit) in (
          select project, visit from analytics_visits
          where latest <= ${now - constants.idle}::bigint or began <= ${now - constants.lifeAtMost}::bigint
          limit ${sealedAtOnce} for update skip locked
        ) returning project, visit, (began / ${constants.hour}::bigint)::integer as hour, facts`),
    )
    const numbers = [...new Set(rows.map(({ project }) => project))].toSorted((one, other) => one - other)
    for (const project of numbers) await lockProject(transaction, project)
    // A node was off for weeks: the hours of the day are deleted, and its day would be replaced by these visits alone.
    const firstHour = getFirstHour(now)
    const counted = rows.filter(({ hour }) => hour >= firstHour)
    await addTotals(
      transaction,
      sumVisits(counted.map(({ facts, hour, project }) => ({ project, hour, counted: countVisit(facts) }))),
    )
    return rows.length
  })
}
