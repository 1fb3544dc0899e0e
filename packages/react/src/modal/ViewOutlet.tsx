import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useViewTransition } from './useViewTransition.ts'
import type { TransitionDirection } from './useViewTransition.ts'
import { ViewErrorBoundary } from './ViewErrorBoundary.tsx'
import type { ViewErrorBoundaryProps } from './ViewErrorBoundary.tsx'
import { ViewLayer } from './ViewLayer.tsx'

export interface ViewOutletProps {
  /** Identifies the view, parameters included; a change starts a transition. */
  readonly viewKey: string
  readonly direction: TransitionDirection
  /** The next view is still loading. */
  readonly isPending: boolean
  /** Shown while the first view loads; later views load while the previous one stays. */
  readonly fallback: ReactNode
  readonly failureView: ViewErrorBoundaryProps['failureView']
  readonly onError?: ((error: unknown) => void) | undefined
  /** A view has become current. Must be a stable function. */
  readonly onEnter: (viewKey: string) => void
  /** The view. */
  readonly children?: ReactNode | undefined
}

/** Shows the current view and, during a transition, the previous one. */
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
