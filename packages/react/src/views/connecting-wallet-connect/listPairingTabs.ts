import type { PairingLink, DeepLink } from '@latchkey/core/internal'

/** A way to pair: `phone` with a wallet on this phone, `code` with one on another device. */
export type PairingTab = 'phone' | 'code' | 'desktop' | 'web'

/** Lists the ways to pair with a wallet on this device, the most likely first. */
export function listPairingTabs({
  links,
  isMobile,
  canScan,
  hasRedirect,
}: {
  readonly links: readonly DeepLink[]
  readonly isMobile: boolean
  /** The wallet can scan codes. */
  readonly canScan: boolean
  /** The wallet can open this page in its own browser. */
  readonly hasRedirect: boolean
}): readonly PairingTab[] {
  const has = (tab: PairingTab): boolean => links.some((link) => toPairingTab(link) === tab)
  const order: readonly PairingTab[] = isMobile ? ['phone', 'code', 'web'] : ['code', 'desktop', 'web']
  const isOffered = { code: canScan, phone: has('phone') || hasRedirect, desktop: has('desktop'), web: has('web') }
  return order.filter((tab) => isOffered[tab])
}

/** Returns the tab of a link. */
export function toPairingTab({ kind }: Pick<PairingLink, 'kind'>): PairingTab {
  return kind === 'universal' || kind === 'scheme' ? 'phone' : kind
}
