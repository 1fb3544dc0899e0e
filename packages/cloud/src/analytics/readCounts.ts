import { type SQL, sql } from 'drizzle-orm'
import { array, type GenericSchema, type InferOutput, nullable, number, object, parse, string } from 'valibot'
import type { Database } from '../storage/Storage.ts'
import type { Selection } from './toSelection.ts'
import type { Span } from './toSpan.ts'

/** What a report reads. */
export interface Reading {
  /** Sees one state of the database. */
  readonly transaction: Database
  readonly project: number
  readonly span: Span
  readonly selection: Selection
}

const countSchema = object({
  /** Hours or days since the epoch; 0 if the report has no times. */
  at: number(),
  /** The whole value; null for the other values, and if the report lists none. */
  value: nullable(string()),
  opened: number(),
  started: number(),
  connected: number(),
  declined: number(),
  failed: number(),
  abandoned: number(),
  signedIn: number(),
})

const durationSchema = object({ bucket: number(), visits: number() })

/**
 * Reads the visits that are sealed: from days as far as they are folded, otherwise from hours.
 *
 * @param hasTimes whether to read each hour or day, or their sum.
 */
export async function readCounts(
  reading: Reading & { readonly hasTimes: boolean },
): Promise<readonly InferOutput<typeof countSchema>[]> {
  const { hasTimes, project, selection } = reading
  const { dimension } = selection
  const hasValues = selection.label !== undefined
  const source = await toSource({
    ...reading,
    columns: sql`opened, started, connected, declined, failed, abandoned, signed_in`,
    hours: sql`analytics_hours`,
    days: sql`analytics_days`,
  })
  return readRows(
    reading.transaction,
    countSchema,
    sql`
    select at, stored.value, opened, started, connected, declined, failed, abandoned, signed_in as "signedIn" from (
      select ${hasTimes ? sql`at` : sql`0`} as at, ${hasValues ? sql`value` : sql`0`} as id, sum(opened)::integer as opened,
        sum(started)::integer as started, sum(connected)::integer as connected, sum(declined)::integer as declined,
        sum(failed)::integer as failed, sum(abandoned)::integer as abandoned, sum(signed_in)::integer as signed_in
      from (${source}) as counted group by 1, 2
    ) as sums left join analytics_values as stored
      on stored.project = ${project} and stored.dimension = ${dimension} and stored.id = sums.id`,
  )
}

/** Reads how long the visits that are sealed took to connect. */
export async function readDurationCounts(reading: Reading): Promise<readonly InferOutput<typeof durationSchema>[]> {
  const source = await toSource({
    ...reading,
    columns: sql`bucket, visits`,
    hours: sql`(select * from analytics_durations where grain = 0)`,
    days: sql`(select * from analytics_durations where grain = 1)`,
  })
  return readRows(
    reading.transaction,
    durationSchema,
    sql`select bucket, sum(visits)::integer as visits from (${source}) as counted group by bucket`,
  )
}

/**
 * The rows of hours, or of days: those that are folded, and the hours of the others. The days and values are looked up first, because the
 * embedded database keeps no statistics by which it could choose a good order.
 */
async function toSource(
  parts: Reading & { readonly columns: SQL; readonly hours: SQL; readonly days: SQL },
): Promise<SQL> {
  const { columns, days, hours, project, selection, span } = parts
  const { end, first, unit } = span
  const values = await toValueCondition(parts)
  const own = sql`counted.project = ${project} and counted.dimension = ${selection.dimension} ${values}`
  if (unit === 'hour')
    return sql`
      select at, value, ${columns} from ${hours} as counted
      where ${own} and at >= ${first}::integer and at < ${end}::integer`
  const open = await readOpenDays(parts)
  const openDays = toList(open)
  return sql`
    select at, value, ${columns} from ${days} as counted
    where ${own} and at >= ${first}::integer and at < ${end}::integer and at not in (${openDays})
    union all
    select at / 24 as at, value, ${columns} from ${hours} as counted
    where ${own} and at >= ${Math.min(...open, end) * 24}::integer and at < ${end * 24}::integer and at / 24 in (${openDays})`
}

/** The days of a span whose rows are not the sum of their hours. */
async function readOpenDays({ project, span, transaction }: Reading): Promise<readonly number[]> {
  const rows = await readRows(
    transaction,
    object({ day: number() }),
    sql`
      select day from analytics_folds
      where project = ${project} and not is_folded and day >= ${span.first}::integer and day < ${span.end}::integer`,
  )
  return rows.map(({ day }) => day)
}

async function toValueCondition({ project, selection, transaction }: Reading): Promise<SQL> {
  const { dimension, filter } = selection
  if (filter === undefined) return sql``
  const rows = await readRows(
    transaction,
    object({ id: number() }),
    sql`
      select id from analytics_values
      where project = ${project} and dimension = ${dimension}
        and split_part(value, ' ', ${filter.part + 1}::integer) = ${filter.value}`,
  )
  return sql`and counted.value in (${toList(rows.map(({ id }) => id))})`
}

/** A list that may be empty: -1 is neither a day nor the number of a value. */
function toList(numbers: readonly number[]): SQL {
  return sql.join(
    [-1, ...numbers].map((entry) => sql`${entry}::integer`),
    sql`, `,
  )
}

async function readRows<const schema extends GenericSchema>(
  transaction: Database,
  schema: schema,
  query: SQL,
): Promise<readonly InferOutput<schema>[]> {
  return parse(object({ rows: array(schema) }), await transaction.execute(query)).rows
}
