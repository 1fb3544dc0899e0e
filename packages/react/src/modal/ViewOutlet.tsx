import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useViewTransition } from './useViewTransition.ts'
import type { TransitionDirection } from './useViewTransition.ts'
import { ViewErrorBoundary } from './ViewErrorBoundary.tsx'
import type { ViewErrorBoundaryProps } from './ViewErrorBoundary.tsx'
import { ViewLayer } from './ViewLayer.tsx'

export interface ViewOutletProps {
  /** What tells one view from another, parameters included; a change begins a transition. */
  readonly viewKey: string
  readonly direction: TransitionDirection
  /** The next view is still loading. */
  readonly isPending: boolean
  /** Stands in for the first view while it loads; later views wait behind the one before. */
  readonly fallback: ReactNode
  readonly failureView: ViewErrorBoundaryProps['failureView']
  readonly onError?: ((error: unknown) => void) | undefined
  /** A view has become the one on screen. The function has to stay the same. */
  readonly onEnter: (viewKey: string) => void
  /** The view. */
  readonly children?: ReactNode | undefined
}

/** Shows one view, and for the time of a transition the one before it too. */
export function ViewOutlet(props: ViewOutletProps): ReactNode {
  const { viewKey, direction, isPending, fallback, failureView, onError, onEnter, children } = props
  const { layers, settle } = useViewTransition({ viewKey, direction })
  return (
    <div className="lk-outlet" aria-busy={isPending}>
      <Suspense fallback={<div className="lk-view-content lk-view-fallback">{fallback}</div>}>
        {layers.map((layer) => (
          <ViewLayer key={layer.key} layer={layer} settle={settle} onEnter={onEnter}>
            <ViewErrorBoundary failureView={failureView} onError={onError}>
              {children}
            </ViewErrorBoundary>
          </ViewLayer>
        ))}
      </Suspense>
    </div>
  )
}
