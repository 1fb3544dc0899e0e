import { useSyncExternalStore } from 'react'
import type { Store } from './createStore.ts'

/** Returns a store's value, and rerenders when it changes. */
export function useStore<value>(store: Store<value>): value {
  return useSyncExternalStore(store.subscribe, store.get)
}
