/** A name in its two parts, in lower case. */
export interface ParsedName {
  readonly label: string
  readonly suffix: string
}

/** Earlier spellings of a suffix. */
const aliases: Readonly<Record<string, string>> = { 'wcn.id': 'reown.id' }

/** Splits a name at its first dot; `undefined` for a text without one. */
export function parseName(text: string): ParsedName | undefined {
  const dot = text.indexOf('.')
  if (dot < 1 || dot === text.length - 1) return undefined
  const folded = text.toLowerCase()
  const suffix = folded.slice(dot + 1)
  return { label: folded.slice(0, dot), suffix: Object.hasOwn(aliases, suffix) ? (aliases[suffix] ?? suffix) : suffix }
}
