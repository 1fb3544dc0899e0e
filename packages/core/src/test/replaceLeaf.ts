/** Returns a JSON value with one of its leaves replaced. The digits of `at` determine the path. */
export function replaceLeaf(value: unknown, at: number, replacement: unknown): unknown {
  if (typeof value !== 'object' || value === null) return replacement
  const entries = Object.entries(value)
  const chosen = at % entries.length
  const remainder = Math.floor(at / entries.length)
  const changed = entries.map(
    ([key, entry], index) => [key, index === chosen ? replaceLeaf(entry, remainder, replacement) : entry] as const,
  )
  return Array.isArray(value) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed)
}
