import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { IMAGE_PRELOAD_TIMEOUT, IMAGES_AHEAD } from './constants.ts'
import { walletImageQuery } from './queries/images.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import type { Modal } from '../plugin/Modal.ts'

/**
 * Preloads the images of the first 20 wallets of a page (S9.035). Aborts each after 2 seconds (S9.036), unless a view
 * shows its wallet by then. Returns at once.
 */
export function preloadImages(modal: Pick<Modal, 'plugin' | 'ports'>, wallets: readonly CatalogueWallet[]): void {
  const { client } = modal.plugin(queryClientPlugin).get()
  for (const wallet of wallets.slice(0, IMAGES_AHEAD)) {
    if (!wallet.image_id || wallet.image_data) continue
    const options = walletImageQuery.options(modal, { wallet })
    const cancel = modal.ports.clock.after(IMAGE_PRELOAD_TIMEOUT, () => {
      void client.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' })
    })
    void client.prefetchQuery(options).finally(cancel)
  }
}
