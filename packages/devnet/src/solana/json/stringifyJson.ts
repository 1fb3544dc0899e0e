/**
 * Serialises plain values as JSON. Unlike `JSON.stringify`, it writes a bigint as a number with all its digits, as a
 * real node does.
 */
export function stringifyJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(stringifyJson).join(',')}]`
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${stringifyJson(entry)}`).join(',')}}`
}
