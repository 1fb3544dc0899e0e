import { createStore, type Store } from '../kernel/store/createStore.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { AdapterState } from './types.ts'

/** Creates the store of an adapter's state. It starts empty. Its states are frozen and share unchanged parts. */
export function createAdapterStore<types extends NamespaceTypes>(): Store<AdapterState<types>> {
  return createStore<AdapterState<types>>({
    connectors: [],
    connections: [],
    activeConnectionId: null,
    status: 'disconnected',
  })
}
