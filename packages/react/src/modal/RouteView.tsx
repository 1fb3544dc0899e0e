import type { ViewName } from '@latchkey/core'
import { useMemo, type ReactNode } from 'react'
import { ViewContext } from '../internals/ViewContext.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { ShownRoute } from './routes/getRoute.ts'
import { preloadView } from './routes/preloadView.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { SnapshotRoute } from './SnapshotRoute.tsx'

export interface RouteViewProps {
  readonly shown: ShownRoute
  readonly onStatus: (status: { readonly key: string; readonly status: string }) => void
}

/** A view in its contexts. */
export function RouteView({ shown, onStatus }: RouteViewProps): ReactNode {
  const { route, key, definition } = shown
  const { loaded } = useMessages()
  const surroundings = useMemo(
    () => ({
      preload: (view: ViewName) => preloadView(view, loaded),
      reportStatus: (status: string) => onStatus({ key, status }),
    }),
    [loaded, onStatus, key],
  )
  return (
    <SnapshotRoute shown={shown}>
      <ViewContext.Provider value={surroundings}>
        <LiveRegion>
          <definition.View parameters={route.parameters} />
        </LiveRegion>
      </ViewContext.Provider>
    </SnapshotRoute>
  )
}
