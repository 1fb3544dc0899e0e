import type { LinkPlatform } from './getLinkPlatform.ts'
import { isWalletLink } from '@latchkey/protocol/atoms'

/** A wallet with its links, by the names of the catalogue’s fields. */
export interface LinkableWallet {
  /** Opens the wallet on a phone: its own scheme, or a universal link. */
  readonly mobile_link?: string | null | undefined
  /** The universal link (`https:`). */
  readonly link_mode?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
}

/**
 * How a link opens a wallet. `universal`: an `https:` link that opens the wallet on a phone, or its website if the wallet is not
 * installed; `scheme`: the wallet's own scheme, which opens nothing if the wallet is not installed; `desktop`: its program;
 * `web`: its website.
 */
export type DeepLinkKind = 'universal' | 'scheme' | 'desktop' | 'web'

/** A link to a wallet, as the wallet lists it. */
export interface DeepLink {
  readonly kind: DeepLinkKind
  readonly base: string
}

/** Returns the links that open a wallet on the platform, the best first, without unsafe ones. */
export function listDeepLinks({
  wallet,
  platform,
}: {
  readonly wallet: LinkableWallet
  readonly platform: LinkPlatform
}): readonly DeepLink[] {
  const { mobile_link: mobile, link_mode: universal, desktop_link: desktop, webapp_link: web } = wallet
  const links: readonly (readonly [DeepLinkKind, string | null | undefined, boolean])[] =
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
  return links.flatMap(([kind, base, isOfKind]) => (base && isOfKind && isWalletLink(base) ? { kind, base } : []))
}

function isWeb(link: string | null | undefined): boolean {
  return /^https:/i.test(link ?? '')
}
