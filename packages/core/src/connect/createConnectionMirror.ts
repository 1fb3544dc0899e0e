import { isNamespace, type Namespace } from '@latchkey/protocol/caip'
import { selectNamespaces } from '../adapter/adaptersState.ts'
import type { Connection, StoredConnection } from '../adapter/types.ts'
import type { Store } from '../kernel/store/createStore.ts'
import type { ConnectionControllerContext, ConnectionMemory, StoredConnections } from './connectionController.ts'
import { selectIsConnected, type ConnectionState, type ConnectionStatus } from './connectionState.ts'
import { RECENT_WALLETS_LIMIT } from './constants.ts'
import { getConnectorState } from './getConnectorState.ts'

/** A stored connection with its namespace. */
export type DormantConnection = Pick<Connection, 'namespace' | keyof StoredConnection>

/** Mirrors the state of the adapters to the statuses of the namespaces. */
export interface ConnectionMirror {
  /** Reads storage and returns the connections to restore. Reads once; later calls return the same connections. */
  begin(parameters: { readonly reconnect: boolean }): StoredConnections
  hasBegun(): boolean
  /** Ends restoring. The next visit retries the dormant connections that the function selects. */
  finish(isKept: (stored: DormantConnection) => boolean): void
  /** Keeps only the dormant connections that the function selects. */
  keepDormant(isKept: (stored: DormantConnection) => boolean): void
}

/** Creates the mirror of one modal. */
export function createConnectionMirror(
  context: Pick<ConnectionControllerContext, 'adapters'> & {
    readonly memory: ConnectionMemory
    readonly store: Store<ConnectionState>
    /** Called after the adapters have changed, if something is or was connected or stored, with the statuses before. */
    readonly onChanged: (before: ConnectionState['statuses']) => void
  },
): ConnectionMirror {
  const { adapters, memory, store } = context
  let begun: StoredConnections | undefined
  /** Whether storage or a wallet has had a connection. Without one, nothing has to be written. */
  let isUsed = false

  const keepDormant: ConnectionMirror['keepDormant'] = (isKept) =>
    store.patch({ dormant: store.getState().dormant.filter(isKept) })

  const follow = (): void => {
    const state = adapters.store.getState()
    const before = store.getState()
    const { dormant, isRestoring } = before
    const statuses: Partial<Record<Namespace, ConnectionStatus>> = {}
    for (const namespace of selectNamespaces(state)) {
      const status = state.byNamespace[namespace]?.status ?? 'disconnected'
      const isBeingRestored = isRestoring && dormant.some((stored) => stored.namespace === namespace)
      statuses[namespace] = status === 'disconnected' && isBeingRestored ? 'connecting' : status
    }
    store.patch({ statuses })
    if (!begun) return
    keepDormant((stored) => getConnectorState(state, stored) === 'disconnected')
    isUsed ||= selectIsConnected(store.getState())
    // Until a restored connection changes again, storage is right, and the page is busy with showing the account.
    if (isUsed && (!isRestoring || selectIsConnected(before))) context.onChanged(before.statuses)
  }
  adapters.store.subscribe(follow)

  return {
    keepDormant,
    hasBegun: () => begun !== undefined,
    begin: ({ reconnect }) => {
      if (begun) return begun
      isUsed = memory.status.get() === 'connected'
      const stored = (begun = reconnect && isUsed ? (memory.connections.get() ?? {}) : {})
      const dormant = Object.keys(stored)
        .filter(isNamespace)
        .flatMap((namespace) => stored[namespace]?.map((one) => ({ ...one, namespace })) ?? [])
      const recents = (memory.recents.get() ?? []).slice(0, RECENT_WALLETS_LIMIT)
      store.patch({ recents, dormant, isRestoring: dormant.length > 0 })
      follow()
      // The code of the wallets' chains loads while the page draws its first frame.
      for (const { namespace } of dormant) void adapters.find(namespace)?.preload?.()
      return stored
    },
    finish: (isKept) => {
      keepDormant(isKept)
      store.patch({ isRestoring: false })
      follow()
    },
  }
}
