import type { WalletRow } from '@latchkey/core'
import { matchConnector, matchWallets, type CatalogueWallet } from '@latchkey/core/internal'

/** Whether a row of the list is a wallet of the catalogue. */
export function isSameWallet({ connector, id, name, wallet: own }: WalletRow, wallet: CatalogueWallet): boolean {
  const match = connector ? matchConnector(connector, wallet) : matchWallets({ id, name, rdns: own?.rdns }, wallet)
  return match !== undefined || own?.id === wallet.id
}
