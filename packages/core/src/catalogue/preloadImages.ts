import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { IMAGE_PRELOAD_TIMEOUT, IMAGES_AHEAD } from './constants.ts'
import { walletImageQuery } from './queries/images.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'

/**
 * Preloads the images of the first 20 wallets of a page (S9.035). Aborts each after 2 seconds (S9.036), unless a view
 * shows its wallet by then. Returns at once.
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
