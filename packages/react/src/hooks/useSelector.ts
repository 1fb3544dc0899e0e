import { shareStructure, type ReadableStore } from '@latchkey/core'
import { useRef, useSyncExternalStore } from 'react'

/**
 * A part of a store's state, watched. The selector may be a new function and give a new object each time: what equals
 * the former value by content keeps its reference. On a server, and while hydrating, it is the initial state's part.
 */
export function useSelector<state, slice>(store: ReadableStore<state>, selector: (state: state) => slice): slice {
  const former = useRef<{ readonly slice: slice }>(undefined)
  const read = (state: state): slice => {
    const slice = shareStructure(former.current?.slice, selector(state))
    former.current = { slice }
    return slice
  }
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.getState()),
    () => read(store.getInitialState()),
  )
}
