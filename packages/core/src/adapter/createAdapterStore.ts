import { createStore, type Store } from '../kernel/store/createStore.ts'
import type { AdapterState, NamespaceTypes } from './types.ts'

/** The store every adapter keeps its state in: empty before `start`, frozen and structurally shared afterwards. */
export function createAdapterStore<types extends NamespaceTypes>(): Store<AdapterState<types>> {
  return createStore<AdapterState<types>>({
    connectors: [],
    connections: [],
    activeConnectionId: null,
    status: 'disconnected',
  })
}
