import { selectRoute } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { SnapshotContext } from '../internals/SnapshotContext.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { getRouteKey, type ShownRoute } from './routes/getRoute.ts'

export interface SnapshotRouteProps {
  readonly shown: ShownRoute
  readonly children: ReactNode
}

/** Keeps what belongs to a route unchanged once the route is leaving. */
export function SnapshotRoute({ shown: { isFallback, key }, children }: SnapshotRouteProps): ReactNode {
  const { router, modal } = useModalInstance().controllers
  const isOpen = useSelector(modal.store, (state) => state.isOpen)
  const isCurrent = useSelector(router.store, (state) => isFallback || getRouteKey(selectRoute(state)) === key)
  return <SnapshotContext.Provider value={!isOpen || !isCurrent}>{children}</SnapshotContext.Provider>
}
