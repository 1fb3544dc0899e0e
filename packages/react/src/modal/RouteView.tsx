import { useMemo, type ReactNode } from 'react'
import { ViewContext } from '../hooks/ViewContext.ts'
import type { ShownRoute } from '../router/getRoute.ts'
import { preloadView } from '../router/preloadView.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { FrozenRoute } from './FrozenRoute.tsx'

export interface RouteViewProps {
  readonly shown: ShownRoute
  readonly onStatus: (status: { readonly key: string; readonly status: string }) => void
}

/** A view with what it needs around it. */
export function RouteView({ shown, onStatus }: RouteViewProps): ReactNode {
  const { route, key, definition } = shown
  const surroundings = useMemo(
    () => ({ preload: preloadView, reportStatus: (status: string) => onStatus({ key, status }) }),
    [onStatus, key],
  )
  return (
    <FrozenRoute shown={shown}>
      <ViewContext.Provider value={surroundings}>
        <LiveRegion>
          <definition.View parameters={route.parameters} />
        </LiveRegion>
      </ViewContext.Provider>
    </FrozenRoute>
  )
}
