/** Levels of lists and objects within each other that are kept. */
const depthAtMost = 16

/**
 * Makes of a JSON value one that a Postgres database can keep: without NUL characters and halves of surrogate pairs in
 * texts, which it refuses, and without what is nested deeper than anybody would read.
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
