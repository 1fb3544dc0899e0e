/** In characters. */
const longestName = 48

/** A name that an app chose, as one line without characters that nothing shows. */
export function toPlainName(name: string): string {
  const text = name
    .slice(0, 4 * longestName)
    .replaceAll(/[\p{Cf}\p{Me}]/gu, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  return text.replace(new RegExp(`^(.{${longestName - 1}}).{2,}$`, 'su'), '$1…')
}
