import type { ConnectionController } from '../connect/connectionController.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { NetworkController } from '../network/networkController.ts'
import type { ModalController } from './modalController.ts'
import type { RouterController } from './routerController.ts'
import { selectRoute } from './routerState.ts'

/**
 * Opens the view UnsupportedChain while the visitor must leave an unsupported network, and closes it afterwards (S4.059). Only a wallet
 * leads there, so this begins with the acts.
 */
export function watchUnsupportedNetwork(context: {
  readonly connection: Pick<ConnectionController, 'store'>
  readonly modal: Pick<ModalController, 'close' | 'mustSwitch' | 'open' | 'store'>
  readonly network: Pick<NetworkController, 'store'>
  readonly router: Pick<RouterController, 'store'>
  readonly isDestroyed: () => boolean
}): void {
  const { connection, isDestroyed, modal, network, router } = context
  const follow = (must: boolean): void => {
    if (isDestroyed()) return
    const isShown = modal.store.getState().isOpen && selectRoute(router.store.getState()).view === 'UnsupportedChain'
    if (must && !isShown) modal.open({ view: 'UnsupportedChain', reason: 'unsupportedNetwork' })
    if (!must && isShown) modal.close('done')
  }
  // The stores and what watches them end together.
  for (const { store } of [network, connection]) watchSelector<unknown, boolean>(store, modal.mustSwitch, follow)
  follow(modal.mustSwitch())
}
