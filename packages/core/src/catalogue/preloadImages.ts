import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { IMAGE_PRELOAD_TIMEOUT, IMAGES_AHEAD } from './constants.ts'
import { walletImageQuery } from './queries/images.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'

/**
 * Reads the pictures of the first 20 wallets of a page ahead of their being shown (S9.035). One that takes longer than 2
 * seconds is given up (S9.036), unless a view shows its wallet by then. Nothing waits for it.
 */
export function preloadImages(
  context: Pick<PluginContext<object, 'queryClient'>, 'modal' | 'plugin' | 'ports'>,
  wallets: readonly CatalogueWallet[],
): void {
  const client = context.plugin(queryClientPlugin).get().client
  for (const wallet of wallets.slice(0, IMAGES_AHEAD)) {
    if (!wallet.image_id) continue
    const options = walletImageQuery.options(context.modal, { wallet })
    const cancel = context.ports.clock.after(IMAGE_PRELOAD_TIMEOUT, () => {
      void client.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' })
    })
    void client.prefetchQuery(options).finally(cancel)
  }
}
