import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { afterAnimations } from './afterAnimations.ts'
import { onNextFrame } from './onNextFrame.ts'
import type { TransitionLayer } from './useViewTransition.ts'

export interface UseLayerMotionParameters {
  readonly layer: TransitionLayer
  readonly settle: (key: string) => void
}

export interface UseLayerMotionReturnType {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Set while the element leaves; the style sheet animates it. */
  readonly 'data-to': TransitionLayer['direction']
}

/**
 * Animates one layer by CSS transitions between three states: `data-from` (before it enters), neither (current) and
 * `data-to` (leaving). Transitions start where the last one stopped, so nothing jumps when a visitor is faster.
 *
 * @returns props of the layer's element.
 */
export function useLayerMotion({ layer, settle }: UseLayerMotionParameters): UseLayerMotionReturnType {
  const { key, direction, isLeaving } = layer
  const ref = useRef<HTMLDivElement>(null)
  const entersFrom = useRef(direction)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || entersFrom.current === undefined) return
    element.dataset['from'] = entersFrom.current
    return onNextFrame(() => {
      // Forces the browser to apply the state from which the transition starts.
      element.getBoundingClientRect()
      delete element.dataset['from']
    })
  }, [])
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    element.inert = isLeaving
    if (!isLeaving) return
    return afterAnimations({ elements: [element], done: () => settle(key) })
  }, [isLeaving, key, settle])
  return { ref, 'data-to': isLeaving ? direction : undefined }
}
