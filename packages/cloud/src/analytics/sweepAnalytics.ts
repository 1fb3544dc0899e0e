import { asc, type SQL, sql } from 'drizzle-orm'
import { number, object, parse, tuple } from 'valibot'
import { analyticsValues } from '../storage/analyticsSchema.ts'
import type { Database } from '../storage/Storage.ts'
import { constants, deletedAtOnce, getFirstHour } from './constants.ts'
import { lockProject } from './lockProject.ts'

/**
 * Deletes events, hours and days after their retention, some thousand rows at a time so that no other statement waits long.
 *
 * @param parameters.retention how long single events are kept, in ms; 0 keeps them forever.
 * @param parameters.totalsRetention how long the totals of days are kept, in ms; 0 keeps them forever.
 */
export async function sweepAnalytics(parameters: {
  readonly database: Database
  readonly now: number
  readonly retention: number
  readonly totalsRetention: number
}): Promise<void> {
  const { database, now, retention, totalsRetention } = parameters
  const remove = async (table: SQL, condition: SQL): Promise<void> => {
    while ((await deleteSome(database, table, condition)) === deletedAtOnce);
  }
  if (retention > 0) await remove(sql`analytics_events`, sql`received_at < ${now - retention}::bigint`)
  const firstHour = getFirstHour(now)
  // The hours of a day that is not folded are all that there is of it.
  const isFolded = sql`not exists (select 1 from analytics_folds as fold
    where fold.project = old.project and fold.day = old.at / 24 and not fold.is_folded)`
  await remove(sql`analytics_hours`, sql`at < ${firstHour}::integer and ${isFolded}`)
  await remove(sql`analytics_durations`, sql`grain = 0 and at < ${firstHour}::integer and ${isFolded}`)
  if (totalsRetention > 0) {
    const firstDay = Math.floor((now - totalsRetention) / constants.day)
    await remove(sql`analytics_days`, sql`at < ${firstDay}::integer`)
    await remove(sql`analytics_durations`, sql`grain = 1 and at < ${firstDay}::integer`)
    await remove(sql`analytics_folds`, sql`day < ${firstDay}::integer and is_folded`)
  }
  await removeUnusedValues(database)
}

const countSchema = object({ rows: tuple([object({ count: number() })]) })

async function deleteSome(database: Database, table: SQL, condition: SQL): Promise<number> {
  const result = await database.execute(sql`
    with gone as (
      delete from ${table} where ctid in (select ctid from ${table} as old where ${condition} limit ${deletedAtOnce}) returning 1
    ) select count(*)::integer as count from gone`)
  return parse(countSchema, result).rows[0].count
}

/** Makes room for new values: a version of last year is in no total any more. */
async function removeUnusedValues(database: Database): Promise<void> {
  const owners = await database
    .selectDistinct({ project: analyticsValues.project })
    .from(analyticsValues)
    .orderBy(asc(analyticsValues.project))
  for (const { project } of owners)
    await database.transaction(async (transaction) => {
      await lockProject(transaction, project)
      await transaction.execute(sql`
        delete from analytics_values as candidate using (
          select dimension, id as value from analytics_values where project = ${project}
          except select dimension, value from analytics_hours where project = ${project}
          except select dimension, value from analytics_days where project = ${project}
        ) as unused where candidate.project = ${project} and candidate.dimension = unused.dimension and candidate.id = unused.value`)
    })
}
