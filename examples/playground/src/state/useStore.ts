import { useSyncExternalStore } from 'react'
import type { Store } from './createStore.ts'

/** A store's value, watched. */
export function useStore<value>(store: Store<value>): value {
  return useSyncExternalStore(store.subscribe, store.get)
}
