import type { Adapter, Connection, StoredConnection } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import type { ChosenWallet } from './connectionState.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { isNamespace, type CaipNetworkId, type Namespace } from '@latchkey/protocol/caip'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import { selectActiveConnection, selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import type { ConnectorsController } from './connectorsController.ts'
import { findConnector, WALLET_CONNECT_ID, type Connector } from './connectorsState.ts'
import type { NetworkController } from '../network/networkController.ts'
import { selectNetworks } from '../network/networkState.ts'
import { DISCONNECT_WAIT, RECENT_WALLETS_LIMIT } from './constants.ts'
import { getConnectorState } from './getConnectorState.ts'
import {
  initialConnectionState,
  type ConnectionState,
  type ConnectionStatus,
  type RecentWallet,
} from './connectionState.ts'

/** What is kept of the connections between two page loads (S3.052, S3.054, S3.055, S3.061). */
export interface ConnectionMemory {
  readonly status: Item<ConnectionStatus>
  readonly connectorIds: Item<ByNamespace<string>>
  readonly connections: Item<ByNamespace<readonly StoredConnection[]>>
  readonly recents: Item<readonly RecentWallet[]>
  /** Forgets what is cached of addresses (S4.005). */
  clearAddressCaches(): void
}

interface Item<value> {
  get(): value | undefined
  set(value: value): void
}

export interface ConnectionControllerContext {
  readonly adapters: AdaptersController
  readonly connectors: ConnectorsController
  readonly network: Pick<NetworkController, 'store'>
  readonly ports: Pick<Ports, 'clock'>
  readonly memory: ConnectionMemory
  /**
   * Pairs with a wallet on another device, and gives the connection of each namespace that it granted. Of what no adapter
   * can connect either it throws why: those words load on demand too.
   */
  readonly pair: (parameters: ConnectParameters) => Promise<readonly Connection[]>
  /** The visitor's namespace follows what they connect. */
  readonly onConnected: (event: { readonly connection: Connection; readonly connector: Connector | undefined }) => void
  readonly onConnectFailed: (event: { readonly connectorId: string; readonly error: ModalError }) => void
  /** The visitor's namespace follows what they take up. */
  readonly onSwitched: (event: { readonly namespace: Namespace }) => void
  readonly onDisconnected: (event: { readonly namespace: Namespace }) => void
  readonly onDisconnectFailed: (event: { readonly namespace: Namespace; readonly error: ModalError }) => void
}

/** What to connect. */
export interface ConnectParameters {
  readonly connectorId: string
  /** Where the wallet speaks several; its first one if none is named. */
  readonly namespace?: Namespace | undefined
  /** The network to connect on; the wallet's own if none is named. */
  readonly networkId?: CaipNetworkId | undefined
  /** Of a pairing (`walletConnect`): the wallet that the visitor chose; none where any may scan the code. */
  readonly wallet?: ChosenWallet | undefined
  readonly signal?: AbortSignal | undefined
}

/** What to disconnect; everything if nothing is named. */
export interface DisconnectParameters {
  /** One connection of it, or all if none is named. */
  readonly connectionId?: string | undefined
  /** All of one connector, if one is named: of `walletConnect` the whole session, whatever it spans. */
  readonly connectorId?: string | undefined
  /** Every namespace if none is named. */
  readonly namespace?: Namespace | undefined
}

/** The wallet, and the account of it, to take up. */
export interface SwitchConnectionParameters {
  readonly connectorId: string
  readonly namespace: Namespace
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** The connections that the last visit left, by namespace, the one in use first. */
export type StoredConnections = ByNamespace<readonly StoredConnection[]>

/** Connecting, switching and leaving wallets. */
export interface ConnectionController {
  readonly store: ReadableStore<ConnectionState>
  /** Takes up what storage remembers and gives what is to be restored. Called once, when the modal starts. */
  restore(parameters: { readonly reconnect: boolean }): StoredConnections
  /** Tells that what was to be restored has been tried; what is given and is not connected will be tried at the next visit. */
  settle(stored: StoredConnections): void
  /**
   * Connects a wallet. A newer call aborts the older.
   *
   * @throws `connector.notFound`, `connector.walletConnectNotFound`, `connection.adapterNotFound`,
   * `connection.chainNotSupported`, `connection.rejected`, `connection.pending`, `connection.failed`, or the signal's
   * reason.
   */
  connect(parameters: ConnectParameters): Promise<Connection>
  /** Ends connections, and forgets those that are dormant. @throws `connection.disconnectFailed` ('Failed to disconnect'); the visitor is then out all the same. */
  disconnect(parameters?: DisconnectParameters): Promise<void>
  /**
   * Takes up another wallet or account, and its namespace: a living connection becomes the active one (S4.011), a wallet
   * without one is connected anew.
   *
   * @throws `connection.invalidStatus` ('Invalid connection status') where neither is possible.
   */
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>
  /** Sets a namespace to disconnected and forgets its connector (S4.006, S4.007). */
  reset(namespace: Namespace): void
  /** Ends an attempt under way, as when its modal is closed. */
  abort(reason: ModalError): void
}

/** Makes the connection controller of one modal. */
export function createConnectionController(context: ConnectionControllerContext): ConnectionController {
  const { adapters, connectors, memory } = context
  const store = createStore<ConnectionState>(initialConnectionState)
  let current: AbortController | undefined
  let isStarted = false

  const toStatus = (state: AdaptersState, namespace: Namespace): ConnectionStatus => {
    const { dormant, isRestoring } = store.getState()
    const status = state.byNamespace[namespace]?.status ?? 'disconnected'
    const isAwaited = isRestoring && dormant.some((stored) => stored.namespace === namespace)
    return status === 'disconnected' && isAwaited ? 'connecting' : status
  }

  const keepDormant = (isWanted: (stored: Dormant) => boolean): void =>
    store.patch({ dormant: store.getState().dormant.filter(isWanted) })

  const remember = (state: AdaptersState): void => {
    const connections: Partial<Record<Namespace, readonly StoredConnection[]>> = {}
    const connectorIds: Partial<Record<Namespace, string>> = {}
    for (const namespace of selectNamespaces(state)) {
      const active = selectActiveConnection(state, namespace)
      const others = state.byNamespace[namespace]?.connections.filter((connection) => connection !== active) ?? []
      const all = active ? [active, ...others] : others
      if (all.length > 0) connections[namespace] = all.map(toStored)
      if (active) connectorIds[namespace] = active.connectorId
    }
    for (const stored of store.getState().dormant)
      connections[stored.namespace] = [...(connections[stored.namespace] ?? []), toStored(stored)]
    memory.connections.set(connections)
    memory.connectorIds.set(connectorIds)
    memory.status.set(Object.keys(connections).length > 0 ? 'connected' : 'disconnected')
  }

  const follow = (state: AdaptersState): void => {
    const statuses: Partial<Record<Namespace, ConnectionStatus>> = {}
    for (const namespace of selectNamespaces(state)) statuses[namespace] = toStatus(state, namespace)
    const before = store.getState().statuses
    store.patch({ statuses })
    if (!isStarted) return
    keepDormant((stored) => getConnectorState(state, stored) === 'disconnected')
    // While connections are being restored, storage still holds the truth.
    if (!store.getState().isRestoring) remember(state)
    for (const namespace of Object.keys(before).filter(isNamespace)) {
      // A chain whose adapter is removed has no status any more.
      if (before[namespace] !== 'connected' || (statuses[namespace] ?? 'disconnected') !== 'disconnected') continue
      memory.clearAddressCaches()
      context.onDisconnected({ namespace })
    }
  }
  adapters.store.subscribe(follow)

  const getAdapter = (namespace: Namespace): Adapter => {
    const adapter = adapters.find(namespace)
    if (adapter === undefined) throw new ModalError('connection.adapterNotFound', { context: { namespace } })
    return adapter
  }

  /** The connection of the namespace that was asked for, or the first that the wallet granted. */
  const pair = async (parameters: ConnectParameters): Promise<Connection> => {
    const made = await context.pair(parameters)
    const connection = made.find((candidate) => candidate.namespace === parameters.namespace) ?? made[0]
    if (connection === undefined) throw new ModalError('wallet.unauthorized')
    return connection
  }

  const connect = async (parameters: ConnectParameters): Promise<Connection> => {
    const { connectorId, networkId, wallet, signal } = parameters
    const connector = findConnector(connectors.store.getState().connectors, {
      id: connectorId,
      namespace: parameters.namespace,
    })
    if (connector === undefined) return pair(parameters)
    const namespace = connector.chain
    const isServed =
      networkId === undefined ||
      selectNetworks(context.network.store.getState(), namespace).some((known) => known.caipNetworkId === networkId)
    const adapter = isServed && connectorId !== WALLET_CONNECT_ID ? getAdapter(namespace) : undefined
    current?.abort(new ModalError('connection.aborted'))
    const own = (current = new AbortController())
    const combined = signal ? AbortSignal.any([own.signal, signal]) : own.signal
    store.patch({ attempt: { status: 'connecting', connectorId, namespace } })
    try {
      combined.throwIfAborted()
      const connection = adapter
        ? await adapter.connect({ connectorId, networkId, signal: combined })
        : await pair({ ...parameters, namespace, signal: combined })
      remember(adapters.store.getState())
      const recent = { connectorId, namespace: connection.namespace, wallet: wallet ?? null }
      const isOther = (other: RecentWallet): boolean =>
        other.connectorId !== connectorId || other.wallet?.id !== wallet?.id
      const recents = [recent, ...store.getState().recents.filter(isOther)]
      store.patch({ attempt: { status: 'idle' }, recents: recents.slice(0, RECENT_WALLETS_LIMIT) })
      memory.recents.set(store.getState().recents)
      context.onConnected({ connection, connector })
      return connection
    } catch (cause) {
      const error = toModalError(combined.aborted ? combined.reason : cause, 'connection.failed')
      if (own === current) {
        store.patch({
          attempt: combined.aborted
            ? { status: 'idle' }
            : { status: 'failed', connectorId, namespace, error: toErrorSummary(error) },
        })
      }
      context.onConnectFailed({ connectorId, error })
      throw error
    } finally {
      if (own === current) current = undefined
    }
  }

  const reset = (namespace: Namespace): void => {
    keepDormant((stored) => stored.namespace !== namespace)
    memory.connections.set(without(memory.connections.get() ?? {}, namespace))
    memory.connectorIds.set(without(memory.connectorIds.get() ?? {}, namespace))
    store.set((state) => ({ ...state, statuses: { ...state.statuses, [namespace]: 'disconnected' } }))
    if (!Object.values(store.getState().statuses).includes('connected')) memory.status.set('disconnected')
    memory.clearAddressCaches()
  }

  return {
    store,
    connect,
    reset,
    restore: ({ reconnect }) => {
      isStarted = true
      const isWanted = reconnect && memory.status.get() === 'connected'
      const stored = isWanted ? (memory.connections.get() ?? {}) : {}
      const dormant = Object.keys(stored)
        .filter(isNamespace)
        .flatMap((namespace) => stored[namespace]?.map((one) => ({ ...one, namespace })) ?? [])
      const isRestoring = dormant.length > 0
      store.patch({ recents: (memory.recents.get() ?? []).slice(0, RECENT_WALLETS_LIMIT), dormant, isRestoring })
      follow(adapters.store.getState())
      return stored
    },
    settle: (stored) => {
      keepDormant(
        ({ namespace, connectorId }) => stored[namespace]?.some((one) => one.connectorId === connectorId) ?? false,
      )
      store.patch({ isRestoring: false })
      follow(adapters.store.getState())
    },
    disconnect: async ({ connectionId, connectorId, namespace } = {}) => {
      const isNamed = (other: Dormant): boolean =>
        (namespace ?? other.namespace) === other.namespace && (connectorId ?? other.connectorId) === other.connectorId
      const state = adapters.store.getState()
      if (connectionId === undefined) {
        keepDormant((other) => !isNamed(other))
        if (isStarted) remember(state)
      }
      const wanted = selectNamespaces(state)
        .flatMap((name) => state.byNamespace[name]?.connections ?? [])
        .filter((connection) => isNamed(connection) && (connectionId ?? connection.id) === connection.id)
      const results = await Promise.allSettled(
        wanted.map(async (connection) => {
          const done = getAdapter(connection.namespace).disconnect({ connectionId: connection.id })
          await raceTimeout(done, { clock: context.ports.clock, milliseconds: DISCONNECT_WAIT })
        }),
      )
      let failure: ModalError | undefined
      for (const [index, result] of results.entries()) {
        const connection = wanted[index]
        if (result.status === 'fulfilled' || connection === undefined) continue
        const error = new ModalError('connection.disconnectFailed', { cause: result.reason })
        // The wallet did not let go, but the visitor has left: the next page load must not bring them back.
        if (selectActiveConnection(adapters.store.getState(), connection.namespace)?.id === connection.id)
          reset(connection.namespace)
        context.onDisconnectFailed({ namespace: connection.namespace, error })
        failure ??= error
      }
      if (failure) throw failure
    },
    switchConnection: async (wanted) => {
      const { connectorId, namespace, address, signal } = wanted
      const status = getConnectorState(adapters.store.getState(), { connectorId, namespace })
      if (status === 'disconnected') {
        const connector = findConnector(connectors.store.getState().connectors, { id: connectorId, namespace })
        if (connector === undefined) throw new ModalError('connection.invalidStatus')
        await connect({ connectorId, namespace, signal })
        return
      }
      const connection = adapters.store
        .getState()
        .byNamespace[namespace]?.connections.find((candidate) => candidate.connectorId === connectorId)
      if (connection === undefined) throw new ModalError('connection.invalidStatus')
      // Adapters tell a choice of the connection from a choice of an account that has no address.
      const account = 'address' in wanted ? { address } : {}
      await getAdapter(namespace).switchAccount({ connectionId: connection.id, ...account })
      context.onSwitched({ namespace })
    },
    abort: (reason) => current?.abort(reason),
  }
}

type Dormant = Pick<Connection, 'namespace' | keyof StoredConnection>
type ByNamespace<value> = Readonly<Partial<Record<Namespace, value>>>

function without<value>(record: ByNamespace<value>, namespace: Namespace): ByNamespace<value> {
  const { [namespace]: _left, ...rest } = record
  return rest
}

function toStored({ connectorId, activeAddress, networkId }: StoredConnection): StoredConnection {
  return { connectorId, activeAddress, networkId }
}
