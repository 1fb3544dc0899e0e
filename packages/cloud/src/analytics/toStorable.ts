/** Maximum nesting depth that is stored. */
const depthAtMost = 16

/**
 * Converts a JSON value into one that Postgres can store: removes NUL characters and lone surrogates, which it rejects,
 * and replaces values nested too deeply with null.
 */
export function toStorable<value>(value: value): value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts stay texts, objects keep their keys' types
  return convert(value, 0) as value
}

function convert(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= depthAtMost) return null
  if (Array.isArray(value)) return value.map((item: unknown) => convert(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key), convert(item, depth + 1)]))
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}
