/** With these a link would run code in the page, read files, or reach past the app that it is meant for. */
const refusedSchemes =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|android-app|content|jar|http|ws|wss|ftp):/i

/**
 * Whether a link can do nothing but open a website or an app: `https:` without a name or password, or a scheme of an app's
 * own. Links of wallets come from whoever listed them, and what is stored can be changed by every script of the origin.
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
