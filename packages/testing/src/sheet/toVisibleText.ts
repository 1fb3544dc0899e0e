import { sheetMessages } from './sheetMessages.ts'

/**
 * Returns a site's text in a form that is safe to show: invisible and reversing characters become visible, and
 * long texts are cut.
 */
export function toVisibleText(text: string, longest = 4_000): string {
  const shown = text
    .slice(0, longest)
    // Control characters except tab and line feed, directional marks, zero-width characters and tags.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : toCodePoint(sign)))
  return text.length > longest ? `${shown}\n${sheetMessages.more(text.length - longest)}` : shown
}

function toCodePoint(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
