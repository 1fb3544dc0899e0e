import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { selectActiveConnection, selectNamespaces, type AdaptersState } from '../adapter/adaptersState.ts'
import type { Connection, StoredConnection } from '../adapter/types.ts'
import type { Store } from '../kernel/store/createStore.ts'
import type { ByNamespace, ConnectionControllerContext, Item, StoredConnections } from './connectionController.ts'
import type { ConnectionState, ConnectionStatus, RecentWallet } from './connectionState.ts'
import { RECENT_WALLETS_LIMIT } from './constants.ts'
import { getConnectorState } from './getConnectorState.ts'

/** A stored connection with its namespace. */
export type DormantConnection = Pick<Connection, 'namespace' | keyof StoredConnection>

/** Mirrors the state of the adapters to the statuses of the namespaces and to storage. */
export interface ConnectionMirror {
  /** Reads storage and returns the connections to restore. Reads once; later calls return the same connections. */
  begin(parameters: { readonly reconnect: boolean }): StoredConnections
  /** Ends restoring. The next visit retries the dormant connections that the function selects. */
  finish(isKept: (stored: DormantConnection) => boolean): void
  /** Keeps only the dormant connections that the function selects. */
  keepDormant(isKept: (stored: DormantConnection) => boolean): void
  /** Writes the current connections to storage. */
  remember(): void
  addRecent(recent: RecentWallet): void
  /** Sets a namespace to disconnected, whatever its adapter reports. */
  reset(namespace: Namespace): void
}

/** Creates the mirror of one modal. */
export function createConnectionMirror(
  context: Pick<ConnectionControllerContext, 'adapters' | 'memory' | 'onDisconnected'> & {
    readonly store: Store<ConnectionState>
  },
): ConnectionMirror {
  const { adapters, memory, store } = context
  let begun: StoredConnections | undefined

  const toStatus = (state: AdaptersState, namespace: Namespace): ConnectionStatus => {
    const { dormant, isRestoring } = store.getState()
    const status = state.byNamespace[namespace]?.status ?? 'disconnected'
    const isBeingRestored = isRestoring && dormant.some((stored) => stored.namespace === namespace)
    return status === 'disconnected' && isBeingRestored ? 'connecting' : status
  }

  const keepDormant: ConnectionMirror['keepDormant'] = (isKept) =>
    store.patch({ dormant: store.getState().dormant.filter(isKept) })

  const remember = (state: AdaptersState = adapters.store.getState()): void => {
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
    if (!begun) return
    keepDormant((stored) => getConnectorState(state, stored) === 'disconnected')
    // While connections are being restored, storage is the source of truth.
    if (!store.getState().isRestoring) remember(state)
    for (const namespace of Object.keys(before).filter(isNamespace)) {
      // A namespace without an adapter has no status.
      if (before[namespace] !== 'connected' || (statuses[namespace] ?? 'disconnected') !== 'disconnected') continue
      memory.clearAddressCaches()
      context.onDisconnected({ namespace })
    }
  }
  adapters.store.subscribe(follow)

  return {
    keepDormant,
    remember: () => {
      if (begun) remember()
    },
    addRecent: (recent) => {
      const isOther = (other: RecentWallet): boolean =>
        other.connectorId !== recent.connectorId || other.wallet?.id !== recent.wallet?.id
      const recents = [recent, ...store.getState().recents.filter(isOther)].slice(0, RECENT_WALLETS_LIMIT)
      store.patch({ attempt: { status: 'idle' }, recents })
      memory.recents.set(recents)
    },
    reset: (namespace) => {
      keepDormant((stored) => stored.namespace !== namespace)
      forget(memory.connections, namespace)
      forget(memory.connectorIds, namespace)
      store.set((state) => ({ ...state, statuses: { ...state.statuses, [namespace]: 'disconnected' } }))
      if (!Object.values(store.getState().statuses).includes('connected')) memory.status.set('disconnected')
      memory.clearAddressCaches()
    },
    begin: ({ reconnect }) => {
      if (begun) return begun
      const stored = (begun = reconnect && memory.status.get() === 'connected' ? (memory.connections.get() ?? {}) : {})
      const dormant = Object.keys(stored)
        .filter(isNamespace)
        .flatMap((namespace) => stored[namespace]?.map((one) => ({ ...one, namespace })) ?? [])
      const isRestoring = dormant.length > 0
      store.patch({ recents: (memory.recents.get() ?? []).slice(0, RECENT_WALLETS_LIMIT), dormant, isRestoring })
      follow(adapters.store.getState())
      return stored
    },
    finish: (isKept) => {
      keepDormant(isKept)
      store.patch({ isRestoring: false })
      follow(adapters.store.getState())
    },
  }
}

function forget<value>(item: Item<ByNamespace<value>>, namespace: Namespace): void {
  const { [namespace]: _removed, ...remaining } = item.get() ?? {}
  item.set(remaining)
}

function toStored({ connectorId, activeAddress, networkId }: StoredConnection): StoredConnection {
  return { connectorId, activeAddress, networkId }
}
