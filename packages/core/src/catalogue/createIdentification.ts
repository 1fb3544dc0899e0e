import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { ConnectorsController } from '../connect/connectorsController.ts'

/**
 * Returns a function that takes wallets of the catalogue and gives their ids (`explorerId`, `imageId`) to the connectors with
 * the same reverse domain name, to present and to later ones (S3.011). A name alone identifies no wallet.
 */
export function createIdentification(
  connectors: Pick<ConnectorsController, 'setIdentify'>,
): (wallets: readonly CatalogueWallet[]) => void {
  const byRdns = new Map<string, CatalogueWallet>()
  return (wallets) => {
    for (const wallet of wallets) if (wallet.rdns) byRdns.set(wallet.rdns, wallet)
    connectors.setIdentify((connector) => {
      const wallet = byRdns.get(connector.info.rdns ?? '')
      if (wallet === undefined) return connector
      return { ...connector, explorerId: wallet.id, imageId: wallet.image_id ?? undefined }
    })
  }
}
