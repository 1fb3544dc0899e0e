import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import { selectActiveConnection, selectNamespaces } from '../adapter/adaptersState.ts'
import type { Connection } from '../adapter/types.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { AttemptMethod } from './AttemptMethod.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type {
  ConnectionController,
  ConnectionControllerContext,
  ConnectionMemory,
  ConnectParameters,
  DisconnectParameters,
  SwitchConnectionParameters,
} from './connectionController.ts'
import type { ConnectionState } from './connectionState.ts'
import { connectByOwner } from './connectByOwner.ts'
import { findConnector, type Connector } from './connectorsState.ts'
import { DISCONNECT_WAIT } from './constants.ts'
import type { ConnectionMirror, DormantConnection } from './createConnectionMirror.ts'
import type { ConnectionOwners } from './createConnectionOwners.ts'
import { createConnectionRecords, type ConnectionRecords } from './createConnectionRecords.ts'
import type { SessionConnections, SessionSource } from './SessionSource.ts'

/** What happens to connections with the first act and after it: they are made, remembered, switched and ended. */
export interface ConnectionActs extends Omit<ConnectionRecords, 'addRecent' | 'remember'> {
  connect(parameters: OwnedConnectParameters, connector: Connector): Promise<Connection>
  /** Reports an attempt that failed. */
  readonly onConnectFailed: ConnectionCallbacks['onConnectFailed']
  disconnect(parameters: DisconnectParameters): Promise<void>
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>
}

interface OwnedConnectParameters extends ConnectParameters {
  readonly namespace: Namespace
  readonly signal: AbortSignal
}

/** An attempt to connect. */
export interface StartedAttempt {
  readonly connectorId: string
  readonly namespace: Namespace
  readonly walletId: string
  readonly method: AttemptMethod
  readonly networkId: CaipNetworkId | undefined
  /** By the page's clock that never goes back, in ms. */
  readonly startedAt: number
}

/** What the acts report. */
export interface ConnectionCallbacks {
  /** Called when an attempt begins, before the wallet is asked. It ends with `onConnected` or `onConnectFailed`. */
  readonly onStarted: (attempt: StartedAttempt) => void
  /** Called after a wallet has connected; its namespace becomes the active one. */
  readonly onConnected: (event: { readonly connection: Connection; readonly attempt: StartedAttempt }) => void
  /** Called after an attempt has failed. Attempts with the same wallet end in the order in which they began. */
  readonly onConnectFailed: ConnectionControllerContext['onConnectFailed']
  /** Called after the visitor has switched connections; its namespace becomes the active one. */
  readonly onSwitched: (event: { readonly namespace: Namespace }) => void
  readonly onDisconnected: (event: { readonly namespace: Namespace }) => void
  readonly onDisconnectFailed: (event: { readonly namespace: Namespace; readonly error: ModalError }) => void
}

export interface ConnectionActsContext extends ConnectionControllerContext, ConnectionCallbacks {
  readonly memory: ConnectionMemory
  readonly store: Store<ConnectionState>
  readonly mirror: Pick<ConnectionMirror, 'hasBegun' | 'keepDormant'>
  readonly owners: Pick<ConnectionOwners, 'findSource' | 'get'>
  readonly connect: ConnectionController['connect']
}

/** Creates the acts of one modal. Loaded with the first act, and for connections of the last visit. */
export function createConnectionActs(context: ConnectionActsContext): ConnectionActs {
  const { adapters, connectors, mirror, owners } = context
  const records = createConnectionRecords(context)

  /** Ends connections. Returns those that did not end, with the reason. */
  const end = async (
    connections: readonly Connection[],
  ): Promise<readonly { readonly connection: Connection; readonly cause: unknown }[]> => {
    // Load the sources first: then all connections end in one turn, and no other wallet becomes active in between.
    const loaded = new Map<SessionSource | undefined, SessionConnections>()
    for (const source of new Set(connections.map(({ connectorId }) => owners.findSource(connectorId))))
      // The adapter ends a session whose source cannot be loaded.
      await source?.load().then(
        (sessions) => loaded.set(source, sessions),
        () => undefined,
      )
    const endOne = async ({ connectorId, id, namespace }: Connection): Promise<void> =>
      await (loaded.get(owners.findSource(connectorId))?.disconnect({ namespace }) ??
        owners.get(namespace).disconnect({ connectionId: id }))
    const outcomes = await Promise.all(
      connections.map(
        async (connection) =>
          await raceTimeout(endOne(connection), { clock: context.ports.clock, milliseconds: DISCONNECT_WAIT }).then(
            () => undefined,
            (cause: unknown) => ({ connection, cause }),
          ),
      ),
    )
    return outcomes.filter((failure) => failure !== undefined)
  }

  return {
    ...records,
    onConnectFailed: context.onConnectFailed,
    connect: async (parameters, connector) => {
      parameters.signal.throwIfAborted()
      const { connectorId, namespace, networkId, wallet = null } = parameters
      const attempt: StartedAttempt = {
        connectorId,
        namespace,
        walletId: wallet?.id ?? connector.info.rdns ?? connectorId,
        method: toMethod(connector, wallet !== null && context.ports.platform.isMobile),
        networkId,
        startedAt: performance.now(),
      }
      context.onStarted(attempt)
      const connection = await connectByOwner(context, parameters, connector)
      context.store.patch({ attempt: { status: 'idle' } })
      context.onConnected({ connection, attempt })
      records.addRecent({ connectorId, namespace: connection.namespace, wallet })
      return connection
    },
    disconnect: async ({ connectionId, connectorId, namespace }) => {
      const isNamed = (other: DormantConnection): boolean =>
        (namespace ?? other.namespace) === other.namespace && (connectorId ?? other.connectorId) === other.connectorId
      const state = adapters.store.getState()
      if (connectionId === undefined) {
        mirror.keepDormant((other) => !isNamed(other))
        records.remember()
      }
      const connections = selectNamespaces(state)
        .flatMap((name) => state.byNamespace[name]?.connections ?? [])
        .filter((connection) => isNamed(connection) && (connectionId ?? connection.id) === connection.id)
      let failure: ModalError | undefined
      for (const { connection, cause } of await end(connections)) {
        const error = new ModalError('connection.disconnectFailed', { cause })
        // The wallet did not disconnect, but the visitor wanted to leave: the next page load must not reconnect.
        if (selectActiveConnection(adapters.store.getState(), connection.namespace)?.id === connection.id)
          records.reset(connection.namespace)
        context.onDisconnectFailed({ namespace: connection.namespace, error })
        failure ??= error
      }
      if (!failure) return
      await fillMessage(failure)
      throw failure
    },
    switchConnection: async (parameters) => {
      const { connectorId, namespace, address, signal } = parameters
      const connection = adapters.store
        .getState()
        .byNamespace[namespace]?.connections.find((candidate) => candidate.connectorId === connectorId)
      if (!connection) {
        if (!findConnector(connectors.store.getState().connectors, { id: connectorId, namespace }))
          throw new ModalError('connection.invalidStatus', { text: 'Invalid connection status' })
        await context.connect({ connectorId, namespace, signal })
        return
      }
      // For adapters, switching the connection differs from switching to an account without an address.
      const account = 'address' in parameters ? { address } : {}
      await owners.get(namespace).switchAccount({ connectionId: connection.id, ...account })
      context.onSwitched({ namespace })
    },
  }
}

function toMethod({ type }: Connector, hasLink: boolean): AttemptMethod {
  if (type === 'AUTH') return 'embedded'
  if (type !== 'WALLET_CONNECT') return 'page'
  return hasLink ? 'deepLink' : 'code'
}
