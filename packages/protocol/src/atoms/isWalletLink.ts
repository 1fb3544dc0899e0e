/**
 * Schemes that no wallet has. They run code in the page, read files, load a page without TLS, start a program of the system, or
 * call or write to someone: those of browsers, of Android (which can name any app and page), Apple and Windows, and those of
 * programs for calls, messages and commands.
 */
const refusedScheme =
  /^(?:about|blob|chrome(?:-[^:]*)?|content|data|edge|file|filesystem|ftp|http|jar|javascript|moz-[^:]*|resource|vbscript|view-source|wss?|android-app|intent|app-prefs|applescript|facetime(?:-[^:]*)?|itms-services|prefs|shortcuts|workflow|x-apple[-.][^:]*|x-help-action|x-man-page|hcp|its|mhtml|mk|ms-[^:]*|res|search(?:-ms)?|shell|callto|gopher|im|imap|irc|ldaps?|mailto|mmst?|news|nntp|rdp|rlogin|rtsp|sftp|sips?|sms(?:to)?|smb|ssh|tel|telnet|tftp|vnc):/i

/**
 * Whether a link can only open a website or a wallet: `https:` with a host and without a name or password, or an app's own
 * scheme, such as `rainbow://`. Use it for every link that a catalogue, a wallet, an app or a stored value gives.
 *
 * @example
 * ```ts
 * import { isWalletLink } from '@latchkey/protocol/atoms'
 *
 * isWalletLink('rainbow://wc') // true
 * isWalletLink('intent://scan/#Intent;scheme=zxing;end') // false
 * ```
 */
export function isWalletLink(href: string): boolean {
  if (href.length > 16_384 || /[\s\p{Cc}]/u.test(href) || refusedScheme.test(href)) return false
  if (!/^https:/i.test(href)) return /^[a-z][a-z\d+.-]*:/i.test(href)
  try {
    const { hostname, username, password } = new URL(href)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
