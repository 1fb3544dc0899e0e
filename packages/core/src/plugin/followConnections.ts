import type { ConnectionController, ConnectionControllerContext } from '../connect/connectionController.ts'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { ModalController } from '../modal/modalController.ts'
import type { RouterController } from '../modal/routerController.ts'
import type { NetworkController } from '../network/networkController.ts'
import type { TelemetryController } from '../telemetry/telemetryController.ts'
import type { Plugins } from './createPlugins.ts'

/** What follows from an attempt to connect before the acts have loaded, and from a confirmed connection. */
export interface ConnectionFollower extends Pick<ConnectionControllerContext, 'onConnectFailed'> {
  /**
   * Asks the plugins to confirm connections that were made (`isNew`) or restored: a required sign-in happens before the
   * modal closes. If the sign-in code cannot be loaded, the visitor does not stay connected without a sign-in (S8.058).
   */
  confirm(event: { readonly isNew: boolean }): void
}

/** The parts of a modal on which its connections have an effect. */
export interface ConnectionFollowerContext {
  readonly network: Pick<NetworkController, 'setActiveNamespace' | 'store'>
  readonly telemetry: Pick<TelemetryController, 'record' | 'reportError'>
  readonly showError: (error: ModalError) => void
  readonly isConnected: () => boolean
  readonly isDestroyed: () => boolean
  /** The parts that are created after the connection controller. */
  readonly getParts: () => {
    readonly connection: Pick<ConnectionController, 'disconnect' | 'store'>
    readonly modal: Pick<ModalController, 'close' | 'finishConnection' | 'mustSwitch' | 'open' | 'store'>
    readonly plugins: Pick<Plugins, 'confirmConnection'>
    readonly router: Pick<RouterController, 'store'>
  }
}

/** Creates the follower of one modal. */
export function followConnections(context: ConnectionFollowerContext): ConnectionFollower {
  const { telemetry, showError, isDestroyed, getParts } = context

  const confirm: ConnectionFollower['confirm'] = ({ isNew }) => {
    const { connection, modal, plugins } = getParts()
    const finish = (): void => {
      if (isNew && !isDestroyed()) modal.finishConnection()
    }
    const confirming = plugins.confirmConnection({ isNew, finish })
    if (!confirming) return finish()
    confirming
      .catch(async (cause: unknown) => {
        if (isDestroyed() || !context.isConnected()) return
        showError(toModalError(cause, 'chunk.failed'))
        await connection.disconnect()
      })
      .catch(() => undefined)
  }

  return {
    confirm,
    // No wallet has been asked yet.
    onConnectFailed: ({ connectorId, error }) => {
      telemetry.record({ event: 'CONNECT_ERROR', connectorId, code: error.code })
      telemetry.reportError(error)
    },
  }
}
