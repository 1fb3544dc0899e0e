/**
 * Returns whether a text is an absolute URL with one of the schemes (such as `https:`) and without a name or password.
 */
export function isUrl(value: string, schemes: readonly string[]): boolean {
  try {
    const url = new URL(value)
    return schemes.includes(url.protocol) && url.username === '' && url.password === ''
  } catch {
    return false
  }
}
