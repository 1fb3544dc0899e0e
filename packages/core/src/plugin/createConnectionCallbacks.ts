import type { ConnectionCallbacks, StartedAttempt } from '../connect/createConnectionActs.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { needsAccount } from '../modal/needsAccount.ts'
import { selectActiveNetwork } from '../network/networkState.ts'
import type { ConnectAttemptDetails, ConnectEndDetails } from '../telemetry/events.ts'
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

  /** The attempts that have not ended, oldest first. */
  const attempts = new Set<StartedAttempt>()

  const describe = ({ method, networkId, walletId }: StartedAttempt): ConnectAttemptDetails => ({
    walletId,
    method,
    caipNetworkId: networkId ?? selectActiveNetwork(network.store.getState())?.caipNetworkId,
  })

  const end = (attempt: StartedAttempt): ConnectEndDetails => {
    attempts.delete(attempt)
    return { ...describe(attempt), durationMs: Math.round(performance.now() - attempt.startedAt) }
  }

  return {
    onStarted: (attempt) => {
      const { connectorId, namespace } = attempt
      attempts.add(attempt)
      telemetry.record({ event: 'CONNECT_START', connectorId, namespace, ...describe(attempt) })
    },
    onConnected: ({ attempt, connection: { connectorId, namespace } }) => {
      network.setActiveNamespace(namespace)
      telemetry.record({ event: 'CONNECT_SUCCESS', connectorId, namespace, ...end(attempt) })
      confirm({ isNew: true })
    },
    onConnectFailed: ({ connectorId, error }) => {
      const event = isModalError(error, 'connection.rejected') ? 'USER_REJECTED' : 'CONNECT_ERROR'
      const attempt = [...attempts].find((started) => started.connectorId === connectorId)
      telemetry.record({ event, connectorId, code: error.code, ...(attempt && end(attempt)) })
      telemetry.reportError(error)
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
