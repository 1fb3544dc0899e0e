import { type ReadableStore } from '@latchkey/core'
import { shareStructure } from '@latchkey/core/internal'
import { useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { ServerContext } from './ServerContext.ts'
import { SnapshotContext } from './SnapshotContext.ts'

/**
 * Subscribes to a part of a store's state. The selector may return a new object each time: equal values keep their
 * reference. On a server and during hydration it reads the initial state, with what the provider knows of the visitor; in a leaving view, the state that was last on
 * screen.
 */
export function useSelector<state, slice>(store: ReadableStore<state>, selector: (state: state) => slice): slice {
  const isSnapshot = useContext(SnapshotContext)
  const server = useContext(ServerContext)
  const previous = useRef<{ readonly slice: slice }>(undefined)
  const shown = useRef<{ readonly slice: slice }>(undefined)
  const read = (state: state): slice => {
    if (isSnapshot && shown.current) return shown.current.slice
    const slice = shareStructure(previous.current?.slice, selector(state))
    previous.current = { slice }
    return slice
  }
  const current = useSyncExternalStore(
    store.subscribe,
    () => read(store.getState()),
    () => read(server.read?.(store) ?? store.getInitialState()),
  )
  useEffect(() => {
    shown.current = { slice: current }
  })
  return current
}
