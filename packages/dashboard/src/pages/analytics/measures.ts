import type { AnalyticsMeasures } from '@latchkey/protocol/operator'
import { formatNumber } from '../../messages/format.ts'
import {
  type Change,
  compareCounts,
  comparePercents,
  formatPercent,
  formatTick,
  formatWholePercent,
} from '../../messages/formatFigures.ts'
import type { MeasureId } from './analyticsSearch.ts'

/** The measures that have a value for each hour or day. */
export type SeriesMeasure = Exclude<MeasureId, 'time'>

/** Returns a measure of some visits; `null` for a rate of none. */
export function readMeasure(measure: SeriesMeasure, visits: AnalyticsMeasures): number | null {
  if (measure !== 'rate') return visits[measure]
  return visits.started === 0 ? null : visits.connected / visits.started
}

/** Writes a measure. */
export function formatMeasure(measure: SeriesMeasure, value: number | null): string {
  if (value === null) return '–'
  return measure === 'rate' ? formatPercent(value) : formatNumber(value)
}

/** Writes a measure for an axis. */
export function formatMeasureTick(measure: SeriesMeasure, value: number): string {
  return measure === 'rate' ? formatWholePercent(value) : formatTick(value)
}

/** Compares a measure of two spans. */
export function compareMeasure(
  measure: SeriesMeasure,
  now: AnalyticsMeasures,
  before: AnalyticsMeasures | undefined,
): Change | undefined {
  if (before === undefined) return undefined
  const [one, other] = [readMeasure(measure, now), readMeasure(measure, before)]
  return measure === 'rate' ? comparePercents(one, other) : compareCounts(one ?? 0, other ?? 0)
}
