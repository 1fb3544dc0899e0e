import type { ConnectionController, ConnectionControllerContext } from '../connect/connectionController.ts'
import { selectConnectionStatus } from '../connect/connectionState.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { ModalController } from '../modal/modalController.ts'
import type { NetworkController } from '../network/networkController.ts'
import type { TelemetryController } from '../telemetry/telemetryController.ts'
import type { Plugins } from './createPlugins.ts'

/** The callbacks of the connection controller. */
export type ConnectionCallbacks = Pick<
  ConnectionControllerContext,
  'onConnected' | 'onConnectFailed' | 'onSwitched' | 'onDisconnected' | 'onDisconnectFailed'
>

/** Returns what follows from a connection for the active namespace, the modal and the app's events. */
export function followConnections(context: {
  readonly network: Pick<NetworkController, 'setActiveNamespace'>
  readonly telemetry: Pick<TelemetryController, 'record' | 'reportError'>
  readonly showError: (error: ModalError) => void
  readonly leaveAccount: () => void
  readonly confirmConnection: (event: { readonly isNew: boolean }) => void
}): ConnectionCallbacks {
  const { network, telemetry, showError, leaveAccount } = context
  return {
    onConnected: ({ connection: { connectorId, namespace } }) => {
      network.setActiveNamespace(namespace)
      telemetry.record({ event: 'CONNECT_SUCCESS', connectorId, namespace })
      context.confirmConnection({ isNew: true })
    },
    onSwitched: ({ namespace }) => network.setActiveNamespace(namespace),
    onConnectFailed: ({ connectorId, error }) => {
      const event = isModalError(error, 'connection.rejected') ? 'USER_REJECTED' : 'CONNECT_ERROR'
      telemetry.record({ event, connectorId, code: error.code })
      telemetry.reportError(error)
    },
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

/**
 * Asks the plugins to confirm connections that were made (`isNew`) or restored: a required sign-in happens before the
 * modal closes. If the sign-in code cannot be loaded, the visitor does not stay connected without a sign-in (S8.058).
 */
export function confirmConnection(
  context: {
    readonly connection: Pick<ConnectionController, 'store' | 'disconnect'>
    readonly network: Pick<NetworkController, 'store'>
    readonly modal: Pick<ModalController, 'finishConnection'>
    readonly plugins: Pick<Plugins, 'confirmConnection'>
    readonly showError: (error: ModalError) => void
    readonly isDestroyed: () => boolean
  },
  { isNew }: { readonly isNew: boolean },
): void {
  const { connection, network, isDestroyed } = context
  const finish = (): void => {
    if (isNew && !isDestroyed()) context.modal.finishConnection()
  }
  context.plugins
    .confirmConnection({ isNew, finish })
    ?.catch(async (cause: unknown) => {
      const { activeNamespace } = network.store.getState()
      if (isDestroyed() || selectConnectionStatus(connection.store.getState(), activeNamespace) !== 'connected') return
      context.showError(toModalError(cause, 'chunk.failed'))
      await connection.disconnect()
    })
    .catch(() => undefined)
}
