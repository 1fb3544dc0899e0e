import { selectRoute } from '@latchkey/core'
import { useMemo, type ReactNode } from 'react'
import { FrozenContext } from '../hooks/FrozenContext.ts'
import { useModalInstance } from '../hooks/useModalInstance.ts'
import { useSelector } from '../hooks/useSelector.ts'
import { ViewContext } from '../hooks/ViewContext.ts'
import { getRouteKey, type ShownRoute } from '../router/getRoute.ts'
import { preloadView } from '../router/preloadView.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'

export interface RouteViewProps {
  readonly shown: ShownRoute
  readonly onStatus: (status: { readonly key: string; readonly status: string }) => void
}

/** A view with what it needs around it. From the moment that it leaves it shows what it showed last. */
export function RouteView({ shown, onStatus }: RouteViewProps): ReactNode {
  const { router, modal } = useModalInstance().controllers
  const { route, key, isStandIn, definition } = shown
  const isOpen = useSelector(modal.store, (state) => state.isOpen)
  const isCurrent = useSelector(router.store, (state) => isStandIn || getRouteKey(selectRoute(state)) === key)
  const surroundings = useMemo(
    () => ({ preload: preloadView, reportStatus: (status: string) => onStatus({ key, status }) }),
    [onStatus, key],
  )
  return (
    <FrozenContext.Provider value={!isOpen || !isCurrent}>
      <ViewContext.Provider value={surroundings}>
        <LiveRegion>
          <definition.View parameters={route.parameters} />
        </LiveRegion>
      </ViewContext.Provider>
    </FrozenContext.Provider>
  )
}
