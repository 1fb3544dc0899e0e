import type { AnalyticsMeasures } from '@latchkey/protocol/operator'

/** Adds up the visits of hours or days. Each visit is in one of them. */
export function sumPoints(points: readonly AnalyticsMeasures[]): AnalyticsMeasures {
  const sum = (name: keyof AnalyticsMeasures): number => points.reduce((total, point) => total + point[name], 0)
  return {
    opened: sum('opened'),
    started: sum('started'),
    connected: sum('connected'),
    signedIn: sum('signedIn'),
    declined: sum('declined'),
    failed: sum('failed'),
    abandoned: sum('abandoned'),
  }
}
