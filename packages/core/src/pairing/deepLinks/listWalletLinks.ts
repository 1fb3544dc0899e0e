import type { LinkPlatform } from './getLinkPlatform.ts'
import { isSafeLink } from './isSafeLink.ts'

/** The links of a wallet, under the names that the catalogue has for them. */
export interface WalletLinks {
  /** Opens the wallet on a phone: a scheme of its own, or a universal link. */
  readonly mobile_link?: string | null | undefined
  /** Its universal link (`https:`). */
  readonly link_mode?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
}

/**
 * How a link opens a wallet. `universal`: an `https:` link that a phone gives to the wallet, or to its website where it is not
 * installed; `scheme`: an address of the wallet's own, which nothing answers where it is not installed; `desktop`: its program;
 * `web`: its website.
 */
export type WalletLinkKind = 'universal' | 'scheme' | 'desktop' | 'web'

/** A link to a wallet, as the wallet lists it. */
export interface WalletLink {
  readonly kind: WalletLinkKind
  readonly base: string
}

/** The links by which a wallet can be opened where the visitor is, the best first. Unsafe ones are left out. */
export function listWalletLinks({
  wallet,
  platform,
}: {
  readonly wallet: WalletLinks
  readonly platform: LinkPlatform
}): readonly WalletLink[] {
  const { mobile_link: mobile, link_mode: universal, desktop_link: desktop, webapp_link: web } = wallet
  const links: readonly (readonly [WalletLinkKind, string | null | undefined, boolean])[] =
    platform === 'desktop'
      ? [
          ['desktop', desktop, true],
          ['web', web, isWeb(web)],
        ]
      : [
          ['universal', universal, isWeb(universal)],
          ['universal', mobile, isWeb(mobile) && mobile !== universal],
          ['scheme', mobile, !isWeb(mobile)],
          ['web', web, isWeb(web)],
        ]
  return links.flatMap(([kind, base, isOfKind]) => (base && isOfKind && isSafeLink(base) ? { kind, base } : []))
}

function isWeb(link: string | null | undefined): boolean {
  return /^https:/i.test(link ?? '')
}
