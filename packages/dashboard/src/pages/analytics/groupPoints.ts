import type { AnalyticsMeasures } from '@latchkey/protocol/operator'
import { sumPoints } from './sumPoints.ts'

type Point = AnalyticsMeasures & { readonly at: number }

/** More columns than this become too narrow to see. */
const columnsAtMost = 60

/** Adds up neighbouring hours or days until there are few enough for columns. Each is named after its first. */
export function groupPoints(points: readonly Point[]): readonly Point[] {
  const size = Math.ceil(points.length / columnsAtMost)
  if (size <= 1) return points
  return points.flatMap((point, index) =>
    index % size === 0 ? [{ ...sumPoints(points.slice(index, index + size)), at: point.at }] : [],
  )
}
