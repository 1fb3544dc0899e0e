import type { ConnectionCallbacks } from '../connect/createConnectionActs.ts'
import type { ConnectionFollower, ConnectionFollowerContext } from './followConnections.ts'

/** Creates what follows from made, switched and ended connections for the active namespace, the modal and the app's events. */
export function createConnectionCallbacks({
  confirm,
  getParts,
  network,
  showError,
  telemetry,
}: Pick<ConnectionFollowerContext, 'getParts' | 'network' | 'showError' | 'telemetry'> &
  Pick<ConnectionFollower, 'confirm'>): ConnectionCallbacks {
  return {
    onConnected: ({ connection: { connectorId, namespace } }) => {
      network.setActiveNamespace(namespace)
      telemetry.record({ event: 'CONNECT_SUCCESS', connectorId, namespace })
      confirm({ isNew: true })
    },
    onSwitched: ({ namespace }) => network.setActiveNamespace(namespace),
    onDisconnected: ({ namespace }) => {
      telemetry.record({ event: 'DISCONNECT_SUCCESS', namespace })
      getParts().modal.leaveAccount()
    },
    onDisconnectFailed: ({ namespace, error }) => {
      telemetry.record({ event: 'DISCONNECT_ERROR', namespace, code: error.code })
      showError(error)
      getParts().modal.leaveAccount()
    },
  }
}
