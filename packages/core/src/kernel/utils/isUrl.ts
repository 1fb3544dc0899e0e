/** Whether a text is an absolute URL of one of the schemes (written `https:`), without a name or password in it. */
export function isUrl(value: string, schemes: readonly string[]): boolean {
  try {
    const url = new URL(value)
    return schemes.includes(url.protocol) && url.username === '' && url.password === ''
  } catch {
    return false
  }
}
