import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { useLatched } from '../internals/useLatched.ts'
import { useLayerMotion } from './useLayerMotion.ts'
import type { TransitionLayer } from './useViewTransition.ts'

export interface ViewLayerProps {
  readonly layer: TransitionLayer
  readonly settle: (key: string) => void
  /** The layer has become the one at rest: it has just been put on screen, or turned round on its way out. */
  readonly onEnter: (viewKey: string) => void
  readonly children?: ReactNode | undefined
}

/** One view on its way in, at rest, or on its way out: then it can no longer be used and does not change any more. */
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
