import type { ConnectorGroup, WalletRow } from '@latchkey/core'

/** A group of the catalogue. */
export type CatalogueGroup = 'featured' | 'recommended'

/** A section of the wallet list: known wallets, or a group of the catalogue. */
export type WalletListSection =
  | { readonly group: ConnectorGroup; readonly wallets: readonly WalletRow[] }
  | { readonly group: CatalogueGroup }

/**
 * Splits the list at the groups of the catalogue. Groups that the order does not name come last: those of the page, then
 * those of the catalogue.
 */
export function toSections({
  wallets,
  order,
}: {
  /** Sorted. */
  readonly wallets: readonly WalletRow[]
  readonly order: readonly ConnectorGroup[]
}): readonly WalletListSection[] {
  const whole = [...new Set([...order, ...wallets.map(({ group }) => group), ...catalogueGroups])]
  return whole.map((group) =>
    isCatalogueGroup(group) ? { group } : { group, wallets: wallets.filter((wallet) => wallet.group === group) },
  )
}

const catalogueGroups = ['featured', 'recommended'] as const

function isCatalogueGroup(group: ConnectorGroup): group is CatalogueGroup {
  return group === 'featured' || group === 'recommended'
}
