import { addMeasures, type Measures, noMeasures } from './measures.ts'
import { readCounts, type Reading } from './readCounts.ts'
import { readOpenVisits } from './readOpenVisits.ts'

/** Visits of an hour or day, for one value. */
export interface Total {
  /** Hours or days since the epoch; 0 if the report has no times. */
  readonly at: number
  /** Null for the other values together, and if the report lists no values. */
  readonly value: string | null
  readonly measures: Measures
}

/** Reads sealed and open visits. */
export async function readTotals(reading: Reading & { readonly hasTimes: boolean }): Promise<readonly Total[]> {
  const { hasTimes, selection } = reading
  const { label } = selection
  const sums = new Map<string, Total>()
  const add = ({ at, measures, value }: Total): void => {
    const key = `${at} ${value ?? ''}`
    sums.set(key, { at, value, measures: addMeasures(sums.get(key)?.measures ?? noMeasures, measures) })
  }
  for (const { at, value, ...measures } of await readCounts(reading)) {
    add({ at, value: label === undefined ? null : (value?.split(' ')[label] ?? null), measures })
  }
  for (const { at, measures, parts } of (await readOpenVisits(reading)).counts) {
    add({ at: hasTimes ? at : 0, value: label === undefined ? null : (parts[label] ?? null), measures })
  }
  return [...sums.values()]
}
