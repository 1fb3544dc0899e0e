import { useCallback, useState } from 'react'

/** From which side a view comes: the reading direction's end on `'next'`, its start on `'previous'`. */
export type TransitionDirection = 'next' | 'previous'

/** One of the contents that are on screen during a transition. */
export interface TransitionLayer {
  readonly key: string
  /** Where the last transition that this layer took part in went; undefined for the first content, which just is there. */
  readonly direction: TransitionDirection | undefined
  readonly isLeaving: boolean
}

export interface UseViewTransitionParameters {
  /** What is to be on screen; a change begins a transition. */
  readonly viewKey: string
  readonly direction: TransitionDirection
}

export interface UseViewTransitionReturnType {
  /**
   * What to render, in an order that never changes for those that stay. Exactly one layer does not leave. A layer that is
   * asked for again on its way out turns round and keeps its state.
   */
  readonly layers: readonly TransitionLayer[]
  /** Drops a layer whose way out has ended; the same function in every render. */
  readonly settle: (key: string) => void
}

/** Keeps what leaves on screen until its way out has ended. */
export function useViewTransition(parameters: UseViewTransitionParameters): UseViewTransitionReturnType {
  const { viewKey, direction } = parameters
  const [layers, setLayers] = useState<readonly TransitionLayer[]>([
    { key: viewKey, direction: undefined, isLeaving: false },
  ])
  const settle = useCallback((key: string): void => {
    setLayers((current) => current.filter((layer) => layer.key !== key || !layer.isLeaving))
  }, [])
  if (layers.some((layer) => layer.key === viewKey && !layer.isLeaving)) return { layers, settle }
  const entering: TransitionLayer = { key: viewKey, direction, isLeaving: false }
  const others = layers.map((layer) => {
    if (layer.key === viewKey) return entering
    return layer.isLeaving ? layer : { ...layer, direction, isLeaving: true }
  })
  const changed = others.includes(entering) ? others : [...others, entering]
  setLayers(changed)
  return { layers: changed, settle }
}
