/** Returns which points of an axis have a label: the first, the last and some between them, evenly spaced. */
export function pickLabels(parameters: { readonly count: number; readonly width: number }): readonly number[] {
  const { count, width } = parameters
  if (count === 0) return []
  const labels = Math.min(count, width < 480 ? 3 : 6)
  if (labels === 1) return [0]
  return Array.from({ length: labels }, (_, index) => Math.round((index * (count - 1)) / (labels - 1)))
}
