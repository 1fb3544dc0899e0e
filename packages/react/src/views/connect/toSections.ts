import type { ConnectorGroup, WalletRow } from '@latchkey/core'

/** A group of the catalogue. */
export type CatalogueGroup = 'featured' | 'recommended'

/** A part of the wallet list: wallets that are known already, or the place of a group of the catalogue. */
export type WalletListSection = { readonly wallets: readonly WalletRow[] } | { readonly group: CatalogueGroup }

/** Cuts the list where the groups of the catalogue stand. Groups that the order does not name come last: of the page, then of the catalogue. */
export function toSections({
  wallets,
  order,
}: {
  /** In order. */
  readonly wallets: readonly WalletRow[]
  readonly order: readonly ConnectorGroup[]
}): readonly WalletListSection[] {
  const whole = [...new Set([...order, ...wallets.map(({ group }) => group), ...catalogueGroups])]
  return whole.map((group) =>
    isCatalogueGroup(group) ? { group } : { wallets: wallets.filter((wallet) => wallet.group === group) },
  )
}

const catalogueGroups = ['featured', 'recommended'] as const

function isCatalogueGroup(group: ConnectorGroup): group is CatalogueGroup {
  return group === 'featured' || group === 'recommended'
}
