import { findStringEnd } from './findStringEnd.ts'

/** The names of members, and the items, members and brackets, that a text may have. */
export const jsonLimits = { names: 8_192, parts: 16_384 } as const

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openBracket = 0x5b
const openBrace = 0x7b

/**
 * Whether a text is cheap to parse as JSON, whatever its length. The engine takes about a microsecond for each of many different names, and
 * memory for each item, so a text of a megabyte could hold the one thread for a tenth of a second. This looks at the text once, before it is
 * parsed. Never throws; what it says of a text that is not JSON means nothing.
 */
export function isModestJson(text: string): boolean {
  let names = 0
  let parts = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index)
    if (character === quote) index = findStringEnd(text, index) - 1
    else if (character === colon) names += 1
    else if (character === comma || character === openBracket || character === openBrace) parts += 1
    if (names > jsonLimits.names || parts > jsonLimits.parts) return false
  }
  return true
}
