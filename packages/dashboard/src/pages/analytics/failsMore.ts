import type { AnalyticsMeasures } from '@latchkey/protocol/operator'

/** Fewer failures than this may be chance. */
const failuresAtLeast = 5

/** How many times as often as all visits. */
const factor = 1.5

/** Whether a wallet fails clearly more often than the visits as a whole. */
export function failsMore(parameters: {
  readonly visits: AnalyticsMeasures
  readonly total: AnalyticsMeasures
}): boolean {
  const { total, visits } = parameters
  // Without divisions, so that no visits are no special case.
  return visits.failed >= failuresAtLeast && visits.failed * total.started > factor * total.failed * visits.started
}
