import { sql } from 'drizzle-orm'
import type { Database } from '../storage/Storage.ts'
import { dimensions, pairs } from './dimensions.ts'
import { internValues } from './internValues.ts'
import type { sumVisits, ValuePlace } from './sumVisits.ts'

/** Adds visits to the totals of their hours, and marks the days for folding. The caller holds the locks of the projects. */
export async function addTotals(transaction: Database, totals: ReturnType<typeof sumVisits>): Promise<void> {
  const { durations, hours } = totals
  if (hours.length === 0) return
  const getId = await createIds(transaction, hours)
  const hourRows = hours.map(({ dimension, hour, measures, parts, project }) => ({
    ...{ project, dimension, at: hour, value: getId({ project, dimension, parts }) },
    ...measures,
  }))
  // Several values may share the number of the other values, and a statement changes a row only once: hence the sums.
  await transaction.execute(sql`
    insert into analytics_hours (project, dimension, at, value, opened, started, connected, declined, failed, abandoned, signed_in)
    select project, dimension, at, value, sum(opened), sum(started), sum(connected), sum(declined), sum(failed), sum(abandoned), sum("signedIn")
    from jsonb_to_recordset(${JSON.stringify(hourRows)}::jsonb) as added (
      project integer, dimension smallint, at integer, value smallint, opened integer, started integer, connected integer, declined integer,
      failed integer, abandoned integer, "signedIn" integer)
    group by project, dimension, at, value
    on conflict (project, dimension, at, value) do update set
      opened = analytics_hours.opened + excluded.opened,
      started = analytics_hours.started + excluded.started,
      connected = analytics_hours.connected + excluded.connected,
      declined = analytics_hours.declined + excluded.declined,
      failed = analytics_hours.failed + excluded.failed,
      abandoned = analytics_hours.abandoned + excluded.abandoned,
      signed_in = analytics_hours.signed_in + excluded.signed_in`)
  const durationRows = durations.map(({ bucket, dimension, hour, parts, project, visits }) => ({
    ...{ project, dimension, at: hour, value: getId({ project, dimension, parts }), bucket, visits },
  }))
  if (durationRows.length > 0)
    await transaction.execute(sql`
      insert into analytics_durations (project, grain, dimension, at, value, bucket, visits)
      select project, 0, dimension, at, value, bucket, sum(visits)
      from jsonb_to_recordset(${JSON.stringify(durationRows)}::jsonb) as added (
        project integer, dimension smallint, at integer, value smallint, bucket smallint, visits integer)
      group by project, dimension, at, value, bucket
      on conflict (project, grain, dimension, at, value, bucket) do update set visits = analytics_durations.visits + excluded.visits`)
  const days = hours
    .filter(({ dimension }) => dimension === dimensions.total)
    .map(({ hour, project }) => ({ project, day: Math.floor(hour / 24) }))
  await transaction.execute(sql`
    insert into analytics_folds (project, day, is_folded)
    select distinct project, day, false
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as added (project integer, day integer)
    on conflict (project, day) do update set is_folded = false`)
}

type Place = Pick<ValuePlace, 'project' | 'dimension' | 'parts'>

/** The dimensions of the parts of each pair. */
const partsOfPairs: ReadonlyMap<number, readonly number[]> = new Map(
  pairs.map(({ dimension, parts }) => [dimension, parts.map((part) => dimensions[part])]),
)

/** Returns a function that returns the number of a value. A pair with a part that is counted as other is, too. */
async function createIds(transaction: Database, places: readonly ValuePlace[]): Promise<(place: Place) => number> {
  const toValue = ({ dimension, parts, project }: Place) => ({ project, dimension, value: parts.join(' ') })
  const isPair = ({ dimension }: Place): boolean => partsOfPairs.has(dimension)
  const singles = places.filter((place) => place.parts.length === 1 && !isPair(place))
  const getSingle = await internValues(transaction, singles.map(toValue))
  // Each part of a pair is counted alone, too.
  const isListed = ({ dimension, parts, project }: Place): boolean =>
    (partsOfPairs.get(dimension) ?? []).every((part, index) => {
      const value = parts[index]
      return value !== undefined && getSingle({ project, dimension: part, value }) > 0
    })
  const getPair = await internValues(
    transaction,
    places.filter((place) => isPair(place) && isListed(place)).map(toValue),
  )
  return (place) => (isPair(place) ? getPair(toValue(place)) : getSingle(toValue(place)))
}
