/**
 * Makes a text from a chain fit to be shown: without control characters, which include those that turn the direction of
 * writing or have no width, and cut. `undefined` if nothing is left.
 *
 * @param lengthAtMost in characters.
 */
export function toPlainText(text: string | undefined, lengthAtMost: number): string | undefined {
  // A name may have megabytes; what is beyond this is cut anyway.
  const start = text?.slice(0, lengthAtMost * 16) ?? ''
  const plain = start
    .replaceAll(/[\p{Z}\t\n\v\f\r\u0085]+/gu, ' ')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  // The cut may have left the first half of a character.
  const cut = plain
    .slice(0, lengthAtMost)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return cut === '' ? undefined : cut
}
