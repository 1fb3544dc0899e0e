import type { WalletGroup, WalletRow } from '@latchkey/core'
import type { CatalogueWallet } from '@latchkey/core/internal'
import { isSameWallet } from './isSameWallet.ts'

/** An app's group with its wallets: those that the list has in any case, those of the catalogue, and ids that are not known (yet). */
export interface ComposedGroup {
  readonly name: string
  readonly wallets: readonly (WalletRow | CatalogueWallet | string)[]
}

/**
 * Puts wallets into the groups of an app, in the order of the groups' ids. A wallet is in the first group that names it, by its own id
 * or by that of the catalogue.
 */
export function composeGroups(parameters: {
  readonly groups: readonly WalletGroup[]
  /** The wallets of the page and the app's own. */
  readonly wallets: readonly WalletRow[]
  /** Those of the catalogue that the groups name, as far as they are known. */
  readonly catalogue: readonly CatalogueWallet[]
}): { readonly groups: readonly ComposedGroup[]; readonly rest: readonly WalletRow[] } {
  const { catalogue, groups, wallets } = parameters
  const rest = new Set(wallets)
  const named = new Set<string>()
  const take = (id: string): ComposedGroup['wallets'] => {
    if (named.has(id)) return []
    named.add(id)
    const entry = catalogue.find((one) => one.id === id)
    const isWanted = (row: WalletRow): boolean => hasId(row, id) || (entry !== undefined && isSameWallet(row, entry))
    const listed = wallets.filter(isWanted)
    const rows = listed.filter((row) => rest.delete(row))
    // One that an earlier group has by another id is not listed again.
    return listed.length > 0 ? rows : [entry ?? id]
  }
  const composed = groups.map(({ name, walletIds }) => ({ name, wallets: walletIds.flatMap(take) }))
  return { groups: composed, rest: [...rest] }
}

function hasId({ connectors, id, wallet }: WalletRow, wanted: string): boolean {
  return id === wanted || wallet?.id === wanted || connectors.some((connector) => connector.id === wanted)
}
