import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { matchConnector } from '../connect/matchConnector.ts'
import { mergeConnectors } from '../connect/mergeConnectors.ts'
import type { Connector } from '../connect/connectorsState.ts'
import type { CustomWallet } from '../options/CustomWallet.ts'

/** A wallet of the catalogue, or one of the app's own, as a list shows it. */
export interface CatalogueWalletRow {
  readonly wallet: CatalogueWallet
  /** Whether it is in the page (S3.017). */
  readonly isInstalled: boolean
  /** What connects it in the page. */
  readonly connector: Connector | undefined
}

/**
 * The rows of a list of wallets, each wallet once and in the order given: first, say, those that the app features, then
 * its own, then the pages of the catalogue. A wallet is in the page if an installed connector is recognised as it
 * by the rule of `matchWallets`.
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
  for (const given of parameters.wallets) {
    if (rows.has(given.id)) continue
    const wallet: CatalogueWallet = { ...given, chains: [...(given.chains ?? [])] }
    const connector = installed.find((one) => matchConnector(one, wallet))
    rows.set(wallet.id, { wallet, isInstalled: connector !== undefined, connector })
  }
  return [...rows.values()]
}
