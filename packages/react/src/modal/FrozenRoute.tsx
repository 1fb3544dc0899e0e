import { selectRoute } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { FrozenContext } from '../hooks/FrozenContext.ts'
import { useModalInstance } from '../hooks/useModalInstance.ts'
import { useSelector } from '../hooks/useSelector.ts'
import { getRouteKey, type ShownRoute } from '../router/getRoute.ts'

export interface FrozenRouteProps {
  readonly shown: ShownRoute
  readonly children: ReactNode
}

/** From the moment that a route leaves, what belongs to it shows what it showed last. */
export function FrozenRoute({ shown: { isStandIn, key }, children }: FrozenRouteProps): ReactNode {
  const { router, modal } = useModalInstance().controllers
  const isOpen = useSelector(modal.store, (state) => state.isOpen)
  const isCurrent = useSelector(router.store, (state) => isStandIn || getRouteKey(selectRoute(state)) === key)
  return <FrozenContext.Provider value={!isOpen || !isCurrent}>{children}</FrozenContext.Provider>
}
