import { selectActiveNetwork } from '../network/networkState.ts'
import { selectRoute } from '../modal/routerState.ts'
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { ConnectionState } from '../connect/connectionState.ts'
import type { ModalState } from '../modal/modalState.ts'
import type { NetworkState } from '../network/networkState.ts'
import type { RouterState } from '../modal/routerState.ts'
import type { ReadableStore } from '../kernel/store/createStore.ts'
import type { TelemetryController } from './telemetryController.ts'

interface WatchedControllers {
  readonly connection: { readonly store: ReadableStore<ConnectionState> }
  readonly modal: { readonly store: ReadableStore<ModalState> }
  readonly network: { readonly store: ReadableStore<NetworkState> }
  readonly router: { readonly store: ReadableStore<RouterState> }
  readonly telemetry: Pick<TelemetryController, 'record'>
}

/** Records events that follow from state changes instead of actions. Returns a function that ends it. */
export function watchEvents(controllers: WatchedControllers): () => void {
  const { connection, modal, network, router, telemetry } = controllers
  const ends = [
    watchSelector(
      router.store,
      (state) => selectRoute(state).view,
      (view) => {
        if (modal.store.getState().isOpen) telemetry.record({ event: 'VIEW_CHANGED', view })
      },
    ),
    watchSelector(
      network.store,
      (state) => selectActiveNetwork(state)?.caipNetworkId,
      (caipNetworkId, previous) => {
        // A wallet's network on connecting, or a restored one, is not a switch.
        const { attempt, statuses } = connection.store.getState()
        const isSwitch = attempt.status === 'idle' && !Object.values(statuses).includes('connecting')
        if (caipNetworkId && previous && isSwitch) telemetry.record({ event: 'SWITCH_NETWORK', caipNetworkId })
      },
    ),
  ]
  return () => {
    for (const end of ends) end()
  }
}
