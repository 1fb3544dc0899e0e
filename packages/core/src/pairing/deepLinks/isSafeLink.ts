/** Schemes that would run code in the page, read files, or bypass the intended app. */
const refusedSchemes =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|android-app|content|jar|http|ws|wss|ftp):/i

/**
 * Returns whether a link can only open a website or an app: `https:` without a name or password, or an app's own scheme.
 * Links of wallets are untrusted catalogue entries, and any script of the origin can change stored ones.
 */
export function isSafeLink(href: string): boolean {
  if (href.length > 16_384 || /[\s\p{Cc}]/u.test(href) || refusedSchemes.test(href)) return false
  if (!/^https:/i.test(href)) return /^[a-z][a-z\d+.-]*:/i.test(href)
  try {
    const { hostname, username, password } = new URL(href)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
