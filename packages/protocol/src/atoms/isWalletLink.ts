/** The longest link. A link that opens a wallet may carry a pairing code. */
const lengthLimit = 16_384

/**
 * Schemes that no wallet has. They run code in the page, read files, load a page without TLS, start a program of the system, or
 * call or write to someone. `*` matches any text.
 */
const refusedSchemes = [
  // Browsers
  'about blob chrome chrome-* content data edge file filesystem ftp http jar javascript moz-* resource vbscript view-source ws wss',
  // Android: both can name any app and page, and a fallback page.
  'android-app intent',
  // Apple
  'app-prefs applescript facetime facetime-* itms-services prefs shortcuts workflow x-apple-* x-apple.* x-help-action x-man-page',
  // Windows
  'hcp its mhtml mk ms-* res search search-ms shell',
  // Calls, messages and programs that take commands
  'callto gopher im imap irc ldap ldaps mailto mms mmst news nntp rdp rlogin rtsp sftp sip sips sms smsto smb ssh tel telnet tftp vnc',
]

const refusedScheme = new RegExp(`^(?:${refusedSchemes.join(' ').replaceAll(' ', '|').replaceAll('*', '[^:]*')}):`, 'i')

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
  if (href.length > lengthLimit || /[\s\p{Cc}]/u.test(href) || refusedScheme.test(href)) return false
  if (!/^https:/i.test(href)) return /^[a-z][a-z\d+.-]*:/i.test(href)
  try {
    const { hostname, username, password } = new URL(href)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
