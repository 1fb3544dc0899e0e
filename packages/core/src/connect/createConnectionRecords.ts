import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { selectActiveConnection, selectNamespaces } from '../adapter/adaptersState.ts'
import type { StoredConnection } from '../adapter/types.ts'
import type { Store } from '../kernel/store/createStore.ts'
import type { ByNamespace, ConnectionControllerContext, Item } from './connectionController.ts'
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
  context: Pick<ConnectionControllerContext, 'adapters' | 'memory' | 'onDisconnected'> & {
    readonly store: Store<ConnectionState>
    readonly mirror: Pick<ConnectionMirror, 'hasBegun' | 'keepDormant'>
  },
): ConnectionRecords {
  const { memory, mirror, store } = context

  const remember = (): void => {
    if (!mirror.hasBegun()) return
    const state = context.adapters.store.getState()
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

  return {
    remember,
    follow: (before) => {
      const { isRestoring, statuses } = store.getState()
      // While connections are being restored, storage is the source of truth.
      if (!isRestoring) remember()
      for (const namespace of Object.keys(before).filter(isNamespace)) {
        // A namespace without an adapter has no status.
        if (before[namespace] !== 'connected' || (statuses[namespace] ?? 'disconnected') !== 'disconnected') continue
        memory.clearAddressCaches()
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
      forget(memory.connectorIds, namespace)
      store.set((state) => ({ ...state, statuses: { ...state.statuses, [namespace]: 'disconnected' } }))
      if (!Object.values(store.getState().statuses).includes('connected')) memory.status.set('disconnected')
      memory.clearAddressCaches()
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
