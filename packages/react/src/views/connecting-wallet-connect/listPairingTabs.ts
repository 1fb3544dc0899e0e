import type { PairingLink, WalletLink } from '@latchkey/core/internal'

/** A way to a wallet: `phone` for one on this phone, `code` for one on another. */
export type PairingTab = 'phone' | 'code' | 'desktop' | 'web'

/** The ways that a wallet offers where the visitor is, the likeliest first. */
export function listPairingTabs({
  links,
  isMobile,
  canScan,
  hasRedirect,
}: {
  readonly links: readonly WalletLink[]
  readonly isMobile: boolean
  /** There is a wallet of it that takes up codes. */
  readonly canScan: boolean
  /** It opens this page in its own browser. */
  readonly hasRedirect: boolean
}): readonly PairingTab[] {
  const has = (tab: PairingTab): boolean => links.some((link) => toPairingTab(link) === tab)
  const order: readonly PairingTab[] = isMobile ? ['phone', 'code', 'web'] : ['code', 'desktop', 'web']
  const isOffered = { code: canScan, phone: has('phone') || hasRedirect, desktop: has('desktop'), web: has('web') }
  return order.filter((tab) => isOffered[tab])
}

/** Where a link stands. */
export function toPairingTab({ kind }: Pick<PairingLink, 'kind'>): PairingTab {
  return kind === 'universal' || kind === 'scheme' ? 'phone' : kind
}
