/** The median of some numbers, with minimum and maximum. */
export interface Summary {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Summarises the measured values; returns `undefined` if there are none. */
export function summarize(values: readonly (number | undefined)[]): Summary | undefined {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  const [min] = sorted
  const max = sorted.at(-1)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (min === undefined || max === undefined || upper === undefined || lower === undefined) return undefined
  return { median: (upper + lower) / 2, min, max }
}
