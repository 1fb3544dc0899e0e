import { sql } from 'drizzle-orm'
import { array, number, object, parse, string } from 'valibot'
import type { Database } from '../storage/Storage.ts'
import { getValuesAtMost } from './dimensions.ts'

/** A value of a dimension of a project. */
export interface DimensionValue {
  readonly project: number
  readonly dimension: number
  readonly value: string
}

const rowsSchema = object({
  rows: array(object({ project: number(), dimension: number(), id: number(), value: string() })),
})

/**
 * Returns a function that returns the short number of each value. New values get one while their dimension has room; the others are 0. The
 * caller holds the locks of the projects.
 */
export async function internValues(
  transaction: Database,
  values: readonly DimensionValue[],
): Promise<(value: DimensionValue) => number> {
  const wanted = [...new Map(values.map((value) => [toKey(value), value])).values()]
  if (wanted.length === 0) return () => 0
  const ids = new Map<string, number>()
  const found = await transaction.execute(sql`
    select stored.project, stored.dimension, stored.id, stored.value
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (project integer, dimension smallint, value text)
    join analytics_values as stored using (project, dimension, value)`)
  for (const row of parse(rowsSchema, found).rows) ids.set(toKey(row), row.id)
  const missing = wanted.filter((value) => !ids.has(toKey(value)))
  if (missing.length > 0) {
    const added = await chooseIds(transaction, missing)
    for (const row of added) ids.set(toKey(row), row.id)
  }
  return (value) => ids.get(toKey(value)) ?? 0
}

const toKey = ({ dimension, project, value }: DimensionValue): string => `${project} ${dimension} ${value}`

/** Stores new values under the smallest free numbers of their dimensions. Returns those that found one. */
async function chooseIds(
  transaction: Database,
  missing: readonly DimensionValue[],
): Promise<readonly (DimensionValue & { readonly id: number })[]> {
  const taken = await transaction.execute(sql`
    select project, dimension, id, '' as value from analytics_values where (project, dimension) in (
      select project, dimension
      from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as missing (project integer, dimension smallint))`)
  const takenIds = new Map<string, Set<number>>()
  const getTaken = ({ dimension, project }: Pick<DimensionValue, 'project' | 'dimension'>): Set<number> => {
    const key = `${project} ${dimension}`
    const ids = takenIds.get(key) ?? new Set<number>()
    takenIds.set(key, ids)
    return ids
  }
  for (const row of parse(rowsSchema, taken).rows) getTaken(row).add(row.id)
  const chosen = missing.flatMap((value) => {
    const ids = getTaken(value)
    if (ids.size >= getValuesAtMost(value.dimension)) return []
    let id = 1
    while (ids.has(id)) id += 1
    ids.add(id)
    return { ...value, id }
  })
  if (chosen.length > 0)
    await transaction.execute(sql`
      insert into analytics_values (project, dimension, id, value)
      select project, dimension, id, value
      from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as chosen (project integer, dimension smallint, id smallint, value text)`)
  return chosen
}
