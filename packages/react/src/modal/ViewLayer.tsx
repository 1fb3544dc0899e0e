import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useLatched } from '../internals/useLatched.ts'
import { useLayerMotion } from './useLayerMotion.ts'
import type { TransitionLayer } from './useViewTransition.ts'

export interface ViewLayerProps {
  readonly layer: TransitionLayer
  readonly settle: (key: string) => void
  /** The layer has become current: it has been rendered, or has reversed while leaving. */
  readonly onEnter: (viewKey: string) => void
  readonly children?: ReactNode | undefined
}

/** One view while it enters, is current, or leaves. A leaving view is inert and no longer changes. */
export function ViewLayer({ layer, settle, onEnter, children }: ViewLayerProps): ReactNode {
  const { isLeaving } = layer
  const motion = useLayerMotion({ layer, settle })
  const content = useLatched({ value: children, hold: isLeaving })
  useLayoutEffect(() => {
    if (!isLeaving) onEnter(layer.key)
  }, [isLeaving, layer.key, onEnter])
  return (
    <div className="lk-view" {...motion}>
      <div className="lk-view-content">{content}</div>
    </div>
  )
}
