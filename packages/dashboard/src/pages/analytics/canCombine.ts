import type { AnalyticsDimension } from '@latchkey/protocol/operator'

/** The pairs that the cloud counts. */
const pairs: readonly (readonly [AnalyticsDimension, AnalyticsDimension])[] = [
  ['wallet', 'platform'],
  ['wallet', 'error'],
  ['wallet', 'network'],
  ['platform', 'error'],
]

/** Whether visits with a filter can be broken down by a dimension. */
export function canCombine(filter: AnalyticsDimension | undefined, by: AnalyticsDimension): boolean {
  return filter === undefined || pairs.some((pair) => filter !== by && pair.includes(filter) && pair.includes(by))
}
