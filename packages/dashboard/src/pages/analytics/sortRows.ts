import type { AnalyticsMeasures } from '@latchkey/protocol/operator'

/** The columns of a full table. */
export const columnIds = [
  'value',
  'started',
  'connected',
  'declined',
  'failed',
  'abandoned',
  'signedIn',
  'opened',
  'change',
] as const

/** See `columnIds`. */
export type ColumnId = (typeof columnIds)[number]

interface Row {
  readonly value: string | null
  readonly visits: AnalyticsMeasures
  readonly previous: AnalyticsMeasures | null
}

/** Sorts the rows of a full table. The other values together always come last, and equal rows keep their order. */
export function sortRows<row extends Row>(parameters: {
  readonly rows: readonly row[]
  readonly by: ColumnId
  readonly isAscending: boolean
  /** What a value is called. */
  readonly describe: (value: string | null) => string
}): readonly row[] {
  const { by, describe, isAscending, rows } = parameters
  const direction = isAscending ? 1 : -1
  const compare = (one: row, other: row): number =>
    by === 'value'
      ? describe(one.value).localeCompare(describe(other.value), 'en')
      : toNumber(one, by) - toNumber(other, by)
  return rows.toSorted((one, other) => {
    if (one.value === null || other.value === null) return one.value === null ? 1 : -1
    return direction * compare(one, other)
  })
}

/** What a column sorts by: shares where it shows shares. */
function toNumber({ previous, visits }: Row, by: Exclude<ColumnId, 'value'>): number {
  if (by === 'connected' || by === 'failed') return visits.started === 0 ? -1 : visits[by] / visits.started
  if (by !== 'change') return visits[by]
  const before = previous?.started ?? 0
  return before === 0 ? visits.started : visits.started / before
}
