import { compareTexts } from './compareTexts.ts'
import { addMeasures, type Measures, noMeasures } from './measures.ts'
import type { Total } from './readTotals.ts'

/** The visits of a value. */
export interface ValueTotal {
  /** Null for the other values together. */
  readonly value: string | null
  readonly measures: Measures
}

/** Adds up rows by value, and returns the largest values first. The others are added up in the last row, if there are any. */
export function groupValues(rows: readonly Total[], valuesAtMost: number): readonly ValueTotal[] {
  const sums = new Map<string | null, Measures>()
  for (const { measures, value } of rows) sums.set(value, addMeasures(sums.get(value) ?? noMeasures, measures))
  const others = sums.get(null)
  const sorted = [...sums].flatMap(([value, measures]) => (value === null ? [] : { value, measures }))
  sorted.sort(
    (one, other) =>
      other.measures.started - one.measures.started ||
      other.measures.opened - one.measures.opened ||
      compareTexts(one.value, other.value),
  )
  const rest = sorted.slice(valuesAtMost)
  const measures = rest.reduce((sum, row) => addMeasures(sum, row.measures), others ?? noMeasures)
  const hasOthers = others !== undefined || rest.length > 0
  return [...sorted.slice(0, valuesAtMost), ...(hasOthers ? [{ value: null, measures }] : [])]
}
