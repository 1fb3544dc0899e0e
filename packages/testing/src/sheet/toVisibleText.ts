import { sheetMessages } from './sheetMessages.ts'

/**
 * A text of a site as it can be shown: signs that hide, turn round or pretend to be nothing become visible, and what
 * is endless ends.
 */
export function toVisibleText(text: string, longest = 4_000): string {
  const shown = text
    .slice(0, longest)
    // Controls but tab and line feed, directional marks, zero-width signs, tags.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : toCodePoint(sign)))
  return text.length > longest ? `${shown}\n${sheetMessages.more(text.length - longest)}` : shown
}

function toCodePoint(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
