import type { LinkPlatform } from './getLinkPlatform.ts'
import { getLinkTarget } from './getLinkTarget.ts'
import { joinLink } from './joinLink.ts'
import { listDeepLinks, type DeepLink, type LinkableWallet } from './listDeepLinks.ts'

/** The wallet to open, the pairing URI, and the platform. */
export interface GetPairingLinksParameters {
  readonly wallet: LinkableWallet
  /** The WalletConnect pairing URI, `wc:…@2?…` (ERC-1328). */
  readonly uri: string
  readonly platform: LinkPlatform
}

/** A link that opens a wallet with a pairing. */
export interface PairingLink extends DeepLink {
  readonly href: string
  readonly target: '_blank' | '_top'
}

/**
 * Returns the links that open a wallet with a pairing, in the order in which to try them: on a phone the universal link, then
 * the wallet's own scheme, then its website; on a desktop its program, then its website. Empty if the wallet has none.
 *
 * Telegram for Android decodes links once before it passes them on, so the URI of a scheme is encoded twice there, as in the
 * public JavaScript modal (WalletConnect/modal, pull request 36).
 *
 * @example
 * ```ts
 * getPairingLinks({ wallet: { mobile_link: 'metamask://' }, uri, platform: 'ios' })
 * // [{ kind: 'scheme', base: 'metamask://', href: 'metamask://wc?uri=wc%3A…', target: '_top' }]
 * ```
 */
export function getPairingLinks({ wallet, uri, platform }: GetPairingLinksParameters): readonly PairingLink[] {
  return listDeepLinks({ wallet, platform }).flatMap((link) => {
    const isTwice = platform === 'telegram-android' && link.kind === 'scheme'
    const query = `uri=${encodeURIComponent(isTwice ? encodeURIComponent(uri) : uri)}`
    const href = joinLink({ base: link.base, query, payload: uri })
    return href === undefined ? [] : { ...link, href, target: getLinkTarget({ href, platform }) }
  })
}
