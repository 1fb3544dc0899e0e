import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { matchConnector } from '../connect/matchConnector.ts'
import { mergeConnectors } from '../connect/mergeConnectors.ts'
import type { Connector } from '../connect/connectorsState.ts'
import type { CustomWallet } from '../options/CustomWallet.ts'

/** A wallet of the catalogue or of the app, as a list shows it. */
export interface CatalogueWalletRow {
  readonly wallet: CatalogueWallet
  /** Whether it is injected. */
  readonly isInstalled: boolean
  /** The connector of the injected wallet. */
  readonly connector: Connector | undefined
}

/**
 * Lists each wallet once in the given order, for example featured wallets, then the app's own, then the pages of the
 * catalogue. A wallet is installed if an installed connector matches it by the rule of `matchWallets`.
 *
 * @example
 * ```ts
 * const { connectors } = modal.controllers.connectors.store.getState()
 * const rows = listCatalogueWallets({ wallets: [...featured.wallets, ...pages.flatMap(({ wallets }) => wallets)], connectors })
 * ```
 */
export function listCatalogueWallets(parameters: {
  readonly wallets: readonly (CatalogueWallet | CustomWallet)[]
  readonly connectors: readonly Connector[]
}): readonly CatalogueWalletRow[] {
  const installed = mergeConnectors(parameters.connectors).filter(({ ready }) => ready === 'installed')
  const rows = new Map<string, CatalogueWalletRow>()
  for (const entry of parameters.wallets) {
    if (rows.has(entry.id)) continue
    const wallet: CatalogueWallet = { ...entry, chains: [...(entry.chains ?? [])] }
    const connector = installed.find((one) => matchConnector(one, wallet))
    rows.set(wallet.id, { wallet, isInstalled: connector !== undefined, connector })
  }
  return [...rows.values()]
}
