import { selectActiveNetwork } from './controllers/network/state.ts'
import { selectRoute } from './controllers/router/state.ts'
import { watchSelector } from './store/watchSelector.ts'
import type { ModalControllers } from './types/modal.ts'

/** Records what follows from states rather than from an action. Returns the function that ends it. */
export function watchEvents(controllers: ModalControllers): () => void {
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
        // Where a wallet is when it connects, and what storage remembered, is no switch.
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
