import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { AdaptersController } from '../adapter/adaptersController.ts'
import type { Connection, StoredConnection } from '../adapter/types.ts'
import { withLimits } from '../adapter/withLimits.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { toErrorSummary } from '../kernel/errors/errorSummary.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import type { Ports, StoragePort } from '../kernel/ports/ports.ts'
import type { PersistedItem } from '../kernel/store/createPersistedItem.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { NetworkController } from '../network/networkController.ts'
import {
  initialConnectionState,
  type ChosenWallet,
  type ConnectionState,
  type ConnectionStatus,
  type RecentWallet,
} from './connectionState.ts'
import type { ConnectorsController } from './connectorsController.ts'
import { findConnector } from './connectorsState.ts'
import type { ConnectionActs, ConnectionActsContext, ConnectionCallbacks } from './createConnectionActs.ts'
import { createConnectionMemory } from './createConnectionMemory.ts'
import { createConnectionOwners } from './createConnectionOwners.ts'
import { createConnectionMirror } from './createConnectionMirror.ts'
import type { SessionSource } from './SessionSource.ts'

/** The connection data that is read when the page loads (S3.052, S3.055, S3.061). */
export interface ConnectionMemory {
  readonly status: Item<ConnectionStatus>
  readonly connections: Item<ByNamespace<readonly StoredConnection[]>>
  readonly recents: Item<readonly RecentWallet[]>
}

type Item<value> = Pick<PersistedItem<value>, 'get' | 'set'>

export interface ConnectionControllerContext {
  readonly adapters: AdaptersController
  readonly connectors: ConnectorsController
  readonly network: Pick<NetworkController, 'store'>
  readonly ports: Pick<Ports, 'clock' | 'platform'>
  /** Where the connections are stored. */
  readonly stored: { readonly storage: StoragePort; readonly scope: string | undefined }
  readonly sources: readonly SessionSource[]
  /** Called for an attempt that ended before the acts have loaded. */
  readonly onConnectFailed: (event: { readonly connectorId: string; readonly error: ModalError }) => void
  /** Loads what runs only after the visitor's first act. */
  readonly loadActs: () => Promise<{
    readonly createConnectionActs: (context: Omit<ConnectionActsContext, keyof ConnectionCallbacks>) => ConnectionActs
  }>
}

/** What to connect. */
export interface ConnectParameters {
  readonly connectorId: string
  /** For a wallet of several namespaces; its first one by default. */
  readonly namespace?: Namespace | undefined
  /** The network to connect on; the wallet's current one by default. */
  readonly networkId?: CaipNetworkId | undefined
  /** The visitor's chosen wallet for a pairing (`walletConnect`); omitted if any wallet may scan the code. */
  readonly wallet?: ChosenWallet | undefined
  readonly signal?: AbortSignal | undefined
}

/** What to disconnect; everything by default. */
export interface DisconnectParameters {
  /** One connection; all matching ones by default. */
  readonly connectionId?: string | undefined
  /** All connections of one connector; for a session, such as a pairing, on all its namespaces unless one is named. */
  readonly connectorId?: string | undefined
  /** Every namespace by default. */
  readonly namespace?: Namespace | undefined
}

/** The wallet and account to switch to. */
export interface SwitchConnectionParameters {
  readonly connectorId: string
  readonly namespace: Namespace
  readonly address?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** The connections stored at the last visit, by namespace, the active one first. */
export type StoredConnections = ByNamespace<readonly StoredConnection[]>

/** Connects, switches and disconnects wallets. */
export interface ConnectionController {
  readonly store: ReadableStore<ConnectionState>
  /** Reads the stored connections and lists them as being restored. Asks no wallet. */
  recall(parameters: { readonly reconnect: boolean }): void
  /**
   * Restores the stored connections without a prompt, by adapter or session source. Called once, when the modal starts.
   */
  restore(parameters: { readonly reconnect: boolean; readonly isDestroyed: () => boolean }): Promise<void>
  /**
   * Connects a wallet. A newer call aborts an earlier one.
   *
   * @throws `connector.notFound`, `connector.walletConnectNotFound`, `connection.adapterNotFound`,
   * `connection.chainNotSupported`, `connection.rejected`, `connection.pending`, `connection.failed`, or the signal's
   * reason.
   */
  connect(parameters: ConnectParameters): Promise<Connection>
  /**
   * Ends connections and forgets dormant ones. @throws `connection.disconnectFailed` ('Failed to disconnect'); the
   * visitor is disconnected anyway. @throws `chunk.failed` if the code cannot be loaded; without parameters, all
   * connections have ended then, and the next visit may restore them.
   */
  disconnect(parameters?: DisconnectParameters): Promise<void>
  /**
   * Switches to another wallet or account and to its namespace. An existing connection becomes active; a
   * wallet without one is connected.
   *
   * @throws `connection.invalidStatus` ('Invalid connection status') if neither is possible.
   */
  switchConnection(parameters: SwitchConnectionParameters): Promise<void>
  /**
   * Sets a namespace to disconnected and forgets its connector.
   *
   * @throws `connector.namespaceRequired` ('Namespace is required for a connected connector id') without a namespace.
   */
  reset(namespace: Namespace | undefined): void
  /** Whether a session source owns the connector: its connections on all namespaces are one session with one wallet. */
  isSession(connectorId: string): boolean
  /** Ends an attempt under way, as when its modal is closed. */
  abort(reason: ModalError): void
}

/** Creates the connection controller of one modal. */
export function createConnectionController(context: ConnectionControllerContext): ConnectionController {
  const { adapters, connectors } = context
  const store = createStore<ConnectionState>(initialConnectionState)
  const memory = createConnectionMemory(context.stored)
  const mirror = createConnectionMirror({
    ...context,
    memory,
    store,
    onChanged: (before) => act((loaded) => loaded.follow(before)),
  })
  const owners = createConnectionOwners(context)
  let current: AbortController | undefined
  let acts: ConnectionActs | undefined

  const loadActs = createLoader({
    load: async () =>
      (acts = (await context.loadActs()).createConnectionActs({ ...context, memory, store, mirror, owners, connect })),
  })
  /** Calls the function at once if the acts have loaded. If they cannot be loaded, nothing is remembered. */
  const act = (call: (loaded: ConnectionActs) => void): void => {
    if (acts) call(acts)
    else void loadActs().then(call, () => undefined)
  }

  /** Ends all connections by their adapters alone: without the acts too, a visitor who must leave does not stay connected (S8.058). */
  const endAll = async (cause: unknown): Promise<never> => {
    const all = Object.values(adapters.store.getState().byNamespace).flatMap(({ connections }) => connections)
    await Promise.all(
      all.map(async ({ id, namespace }) => await owners.get(namespace).disconnect({ connectionId: id })),
    )
    throw cause
  }

  const connect = async (parameters: ConnectParameters): Promise<Connection> => {
    const { connectorId, signal } = parameters
    const connector = findConnector(connectors.store.getState().connectors, { ...parameters, id: connectorId })
    const namespace = connector?.chain ?? parameters.namespace ?? context.network.store.getState().activeNamespace
    current?.abort(new ModalError('connection.aborted'))
    const attempt = (current = new AbortController())
    const combined = signal ? AbortSignal.any([attempt.signal, signal]) : attempt.signal
    try {
      // An unknown connector is refused without the file too.
      if (!connector) throw owners.createNotFound(parameters)
      store.patch({ attempt: { status: 'connecting', connectorId, namespace } })
      combined.throwIfAborted()
      const { clock } = context.ports
      const loaded = acts ?? (await withLimits(loadActs(), { clock, signals: [combined] }))
      return await loaded.connect({ ...parameters, namespace, signal: combined }, connector)
    } catch (cause) {
      const error = toModalError(combined.aborted ? combined.reason : cause, 'connection.failed')
      // Rejects in the same turn if there is nothing to wait for.
      const filling = fillMessage(error)
      if (filling) await filling
      if (attempt === current) {
        store.patch({
          attempt: combined.aborted
            ? { status: 'idle' }
            : { status: 'failed', connectorId, namespace, error: toErrorSummary(error) },
        })
      }
      // The acts know when the attempt started.
      ;(acts ?? context).onConnectFailed({ connectorId, error })
      throw error
    } finally {
      if (attempt === current) current = undefined
    }
  }

  return {
    store,
    connect,
    reset: (namespace) => {
      if (namespace === undefined)
        throw new ModalError('connector.namespaceRequired', {
          text: 'Namespace is required for a connected connector id',
        })
      act((loaded) => loaded.reset(namespace))
    },
    recall: mirror.begin,
    restore: async ({ isDestroyed, ...parameters }) => {
      const isRetried = await owners.restore(mirror.begin(parameters))
      if (!isDestroyed()) mirror.finish(isRetried)
    },
    disconnect: async (parameters) => {
      const loaded = acts ?? (await loadActs().catch(parameters ? undefined : endAll))
      await loaded.disconnect(parameters ?? {})
    },
    switchConnection: async (parameters) => await (acts ?? (await loadActs())).switchConnection(parameters),
    isSession: (connectorId) => owners.findSource(connectorId) !== undefined,
    abort: (reason) => current?.abort(reason),
  }
}

export type ByNamespace<value> = Readonly<Partial<Record<Namespace, value>>>
