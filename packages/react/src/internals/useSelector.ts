import { type ReadableStore } from '@latchkey/core'
import { shareStructure } from '@latchkey/core/internal'
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { SnapshotContext } from './SnapshotContext.ts'

/**
 * A part of a store's state, watched. The selector may be a new function and give a new object each time: what equals
 * the former value by content keeps its reference. On a server, and while hydrating, it is the initial state's part. In a
 * view on its way out it is what was on screen last.
 */
export function useSelector<state, slice>(store: ReadableStore<state>, selector: (state: state) => slice): slice {
  const isSnapshot = useContext(SnapshotContext)
  const former = useRef<{ readonly slice: slice }>(undefined)
  const shown = useRef<{ readonly slice: slice }>(undefined)
  const read = (state: state): slice => {
    if (isSnapshot && shown.current) return shown.current.slice
    const slice = shareStructure(former.current?.slice, selector(state))
    former.current = { slice }
    return slice
  }
  const current = useSyncExternalStore(
    store.subscribe,
    () => read(store.getState()),
    () => read(store.getInitialState()),
  )
  useEffect(() => {
    shown.current = { slice: current }
  })
  return current
}
