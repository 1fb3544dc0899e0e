import { selectRoute } from '@latchkey/core/internal'
import { useMemo, type ReactNode } from 'react'
import { SnapshotContext } from '../internals/SnapshotContext.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { getRouteKey, type ShownRoute } from './routes/getRoute.ts'

export interface SnapshotRouteProps {
  readonly shown: ShownRoute
  readonly children: ReactNode
}

/** Keeps what belongs to a route unchanged once the route is leaving. A closing view may still show that it has succeeded. */
export function SnapshotRoute({ shown: { definition, isFallback, key }, children }: SnapshotRouteProps): ReactNode {
  const { connection, router, modal } = useModalInstance().controllers
  const isOpen = useSelector(modal.store, (state) => state.isOpen)
  const isCurrent = useSelector(router.store, (state) => isFallback || getRouteKey(selectRoute(state)) === key)
  const { isConnecting } = definition
  // Decided when the modal closes: an attempt that closing cancels ends only after that.
  const isHeld = useMemo(
    () => !isOpen && !(isConnecting && connection.store.getState().attempt.status === 'idle'),
    [connection, isConnecting, isOpen],
  )
  return <SnapshotContext.Provider value={isHeld || !isCurrent}>{children}</SnapshotContext.Provider>
}
