import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { analyticsFolds } from '../storage/analyticsSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants, getFirstHour } from './constants.ts'
import { dimensionNumbers } from './dimensions.ts'
import { lockProject } from './lockProject.ts'

/**
 * Replaces the rows of days that are over by the sums of their hours. It may run at any time, on several nodes, and again.
 *
 * @returns how many days of projects were folded.
 */
export async function foldDays(parameters: { readonly database: Database; readonly now: number }): Promise<number> {
  const { database, now } = parameters
  const latest = Math.floor((now - constants.foldAfter) / constants.day) - 1
  const due = await database
    .select({ project: analyticsFolds.project, day: analyticsFolds.day })
    .from(analyticsFolds)
    .where(and(eq(analyticsFolds.isFolded, false), lte(analyticsFolds.day, latest)))
    .orderBy(asc(analyticsFolds.day), asc(analyticsFolds.project))
  for (const { day, project } of due) await foldDay({ database, project, day })
  return due.length
}

async function foldDay(parameters: {
  readonly database: Database
  readonly project: number
  readonly day: number
}): Promise<void> {
  const { database, day, project } = parameters
  // Names the dimensions, so that the database reads an index in each instead of the whole project.
  const place = sql`project = ${project} and dimension in (${sql.join(
    dimensionNumbers.map((number) => sql`${number}`),
    sql`, `,
  )})`
  const hours = sql`at >= ${day * 24}::integer and at < ${day * 24 + 24}::integer`
  await database.transaction(async (transaction) => {
    await lockProject(transaction, project)
    await transaction.execute(sql`delete from analytics_days where ${place} and at = ${day}::integer`)
    await transaction.execute(sql`
      insert into analytics_days (project, dimension, at, value, opened, started, connected, declined, failed, abandoned, signed_in)
      select project, dimension, ${day}::integer, value, sum(opened), sum(started), sum(connected), sum(declined), sum(failed), sum(abandoned), sum(signed_in)
      from analytics_hours where ${place} and ${hours} group by project, dimension, value`)
    await transaction.execute(
      sql`delete from analytics_durations where ${place} and grain = 1 and at = ${day}::integer`,
    )
    await transaction.execute(sql`
      insert into analytics_durations (project, grain, dimension, at, value, bucket, visits)
      select project, 1, dimension, ${day}::integer, value, bucket, sum(visits)
      from analytics_durations where ${place} and grain = 0 and ${hours} group by project, dimension, value, bucket`)
    await transaction
      .update(analyticsFolds)
      .set({ isFolded: true })
      .where(and(eq(analyticsFolds.project, project), eq(analyticsFolds.day, day)))
  })
}

/**
 * Folds the days from a time on again, as far as their hours are kept.
 *
 * @param parameters.from in ms since the epoch.
 * @returns how many days of projects were folded, and the first day, in ms since the epoch.
 */
export async function rebuildDays(parameters: {
  readonly database: Database
  readonly now: number
  readonly from: number
}): Promise<{ readonly days: number; readonly from: number }> {
  const { database, from, now } = parameters
  const first = Math.max(Math.floor(from / constants.day), getFirstHour(now) / 24)
  await database.update(analyticsFolds).set({ isFolded: false }).where(gte(analyticsFolds.day, first))
  return { days: await foldDays({ database, now }), from: first * constants.day }
}
