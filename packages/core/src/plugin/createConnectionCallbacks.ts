import type { ConnectionCallbacks } from '../connect/createConnectionActs.ts'
import { needsAccount } from '../modal/needsAccount.ts'
import type { ConnectionFollower, ConnectionFollowerContext } from './followConnections.ts'

/** Creates what follows from made, switched and ended connections for the active namespace, the modal and the app's events. */
export function createConnectionCallbacks({
  confirm,
  getParts,
  isConnected,
  network,
  showError,
  telemetry,
}: Pick<ConnectionFollowerContext, 'getParts' | 'isConnected' | 'network' | 'showError' | 'telemetry'> &
  Pick<ConnectionFollower, 'confirm'>): ConnectionCallbacks {
  /** Closes the modal after a wallet has disconnected, if it shows its account. */
  const leaveAccount = (): void => {
    const { modal, router } = getParts()
    const { history } = router.store.getState()
    if (!isConnected() && history.some(({ view }) => needsAccount(view))) modal.close('done')
  }

  return {
    onConnected: ({ connection: { connectorId, namespace } }) => {
      network.setActiveNamespace(namespace)
      telemetry.record({ event: 'CONNECT_SUCCESS', connectorId, namespace })
      confirm({ isNew: true })
    },
    onSwitched: ({ namespace }) => network.setActiveNamespace(namespace),
    onDisconnected: ({ namespace }) => {
      telemetry.record({ event: 'DISCONNECT_SUCCESS', namespace })
      leaveAccount()
    },
    onDisconnectFailed: ({ namespace, error }) => {
      telemetry.record({ event: 'DISCONNECT_ERROR', namespace, code: error.code })
      showError(error)
      leaveAccount()
    },
  }
}
