import { matchWallets, type WalletIdentity, type WalletMatch } from './matchWallets.ts'
import type { Connector } from './connectorsState.ts'

/** Returns by which sign a listed wallet matches a connector or any part of a merged one. */
export function matchConnector(connector: Connector, wallet: WalletIdentity): WalletMatch | undefined {
  for (const part of connector.connectors ?? [connector]) {
    const match = part.explorerId === wallet.id ? 'id' : matchWallets({ ...part, rdns: part.info.rdns }, wallet)
    if (match) return match
  }
  return undefined
}
