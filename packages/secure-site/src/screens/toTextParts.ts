import type { TextPart } from './Facts.ts'

/**
 * Characters that nothing shows, or that change how others are shown: format characters such as marks of direction and joiners, controls
 * but line feed and tab, unassigned and private ones, lone surrogates, line separators, blanks that are no space, variation selectors
 * and fillers.
 */
const hidden = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]|(?! )\p{Zs}|(?![\n\t])\p{Cc}/gu

/** Splits a text into visible parts, which are shown as they are, and the names of invisible characters. */
export function toTextParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let start = 0
  for (const match of text.matchAll(hidden)) {
    if (match.index > start) parts.push({ text: text.slice(start, match.index), isHidden: false })
    const code = match[0].codePointAt(0) ?? 0
    parts.push({ text: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`, isHidden: true })
    start = match.index + match[0].length
  }
  if (start < text.length || parts.length === 0) parts.push({ text: text.slice(start), isHidden: false })
  return parts
}
