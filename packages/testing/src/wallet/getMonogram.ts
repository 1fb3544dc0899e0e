/** Returns the first visible grapheme of a name. */
export function getMonogram(name: string): string {
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment)) return segment.toLocaleUpperCase('en')
  }
  return '?'
}
