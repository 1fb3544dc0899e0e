/**
 * Returns the range to remove with a piece of code: its whole lines with the end of the last one, if nothing else is on them; else the piece
 * and the spaces after it.
 */
export function findLineRange(
  text: string,
  from: number,
  to: number,
): { readonly start: number; readonly end: number; readonly isLine: boolean } {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(to))
  if (rest && text.slice(lineStart, from).trim() === '')
    return { start: lineStart, end: to + rest[0].length, isLine: true }
  const spaces = /^[ \t]*/.exec(text.slice(to))?.[0].length ?? 0
  return { start: from, end: to + spaces, isLine: false }
}
