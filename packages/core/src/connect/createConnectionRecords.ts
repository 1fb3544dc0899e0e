import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { selectActiveConnection, selectNamespaces } from '../adapter/adaptersState.ts'
import type { StoredConnection } from '../adapter/types.ts'
import { createPersistedItem, type PersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { addressCacheItems, connectedConnectorIdsItem } from '../kernel/store/lazyStoredItems.ts'
import type { StoredItem } from '../kernel/store/StoredItem.ts'
import type { ByNamespace, ConnectionMemory } from './connectionController.ts'
import type { ConnectionActsContext } from './createConnectionActs.ts'
import type { ConnectionState, RecentWallet } from './connectionState.ts'
import { RECENT_WALLETS_LIMIT } from './constants.ts'
import type { ConnectionMirror } from './createConnectionMirror.ts'

/** Keeps the connections and the recent wallets in storage. */
export interface ConnectionRecords {
  /** Writes the current connections to storage. */
  remember(): void
  /** Writes the current connections, and does what follows for those that have ended since the statuses `before`. */
  follow(before: ConnectionState['statuses']): void
  /** Writes the current connections and a recent wallet. */
  addRecent(recent: RecentWallet): void
  /** Sets a namespace to disconnected, whatever its adapter reports. */
  reset(namespace: Namespace): void
}

/** Creates the records of one modal. */
export function createConnectionRecords(
  context: Pick<ConnectionActsContext, 'adapters' | 'onDisconnected' | 'stored'> & {
    readonly memory: ConnectionMemory
    readonly store: Store<ConnectionState>
    readonly mirror: Pick<ConnectionMirror, 'hasBegun' | 'keepDormant'>
  },
): ConnectionRecords {
  const { memory, mirror, store } = context
  const open = <value>(item: StoredItem<value>) => createPersistedItem({ ...context.stored, item })
  const connectorIds = open(connectedConnectorIdsItem)
  const clearAddressCaches = (): void => {
    for (const item of addressCacheItems) open(item).remove()
  }

  const remember = (): void => {
    if (!mirror.hasBegun()) return
    const state = context.adapters.store.getState()
    const connections: Partial<Record<Namespace, readonly StoredConnection[]>> = {}
    const active: Partial<Record<Namespace, string>> = {}
    for (const namespace of selectNamespaces(state)) {
      const first = selectActiveConnection(state, namespace)
      const others = state.byNamespace[namespace]?.connections.filter((connection) => connection !== first) ?? []
      const all = first ? [first, ...others] : others
      if (all.length > 0) connections[namespace] = all.map(toStored)
      if (first) active[namespace] = first.connectorId
    }
    for (const stored of store.getState().dormant)
      connections[stored.namespace] = [...(connections[stored.namespace] ?? []), toStored(stored)]
    memory.connections.set(connections)
    connectorIds.set(active)
    memory.status.set(Object.keys(connections).length > 0 ? 'connected' : 'disconnected')
  }

  return {
    remember,
    follow: (before) => {
      const { isRestoring, statuses } = store.getState()
      // While connections are being restored, storage is the source of truth.
      if (!isRestoring) remember()
      for (const namespace of Object.keys(before).filter(isNamespace)) {
        // A namespace without an adapter has no status.
        if (before[namespace] !== 'connected' || (statuses[namespace] ?? 'disconnected') !== 'disconnected') continue
        clearAddressCaches()
        context.onDisconnected({ namespace })
      }
    },
    addRecent: (recent) => {
      remember()
      const isOther = (other: RecentWallet): boolean =>
        other.connectorId !== recent.connectorId || other.wallet?.id !== recent.wallet?.id
      const recents = [recent, ...store.getState().recents.filter(isOther)].slice(0, RECENT_WALLETS_LIMIT)
      store.patch({ recents })
      memory.recents.set(recents)
    },
    reset: (namespace) => {
      mirror.keepDormant((stored) => stored.namespace !== namespace)
      forget(memory.connections, namespace)
      forget(connectorIds, namespace)
      store.set((state) => ({ ...state, statuses: { ...state.statuses, [namespace]: 'disconnected' } }))
      if (!Object.values(store.getState().statuses).includes('connected')) memory.status.set('disconnected')
      clearAddressCaches()
    },
  }
}

function forget<value>(item: Pick<PersistedItem<ByNamespace<value>>, 'get' | 'set'>, namespace: Namespace): void {
  const { [namespace]: _removed, ...remaining } = item.get() ?? {}
  item.set(remaining)
}

function toStored({ connectorId, activeAddress, networkId }: StoredConnection): StoredConnection {
  return { connectorId, activeAddress, networkId }
}
