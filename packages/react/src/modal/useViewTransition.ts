import { useCallback, useState } from 'react'

/** The side from which a view enters: the end of the reading direction on `'next'`, its start on `'previous'`. */
export type TransitionDirection = 'next' | 'previous'

/** One of the views on screen during a transition. */
export interface TransitionLayer {
  readonly key: string
  /** The direction of this layer's last transition; undefined for the first view, which does not enter. */
  readonly direction: TransitionDirection | undefined
  readonly isLeaving: boolean
}

export interface UseViewTransitionParameters {
  /** The key of the view to show; a change starts a transition. */
  readonly viewKey: string
  readonly direction: TransitionDirection
}

export interface UseViewTransitionReturnType {
  /**
   * The layers to render, in a stable order. Exactly one is not leaving. A leaving layer that is requested again reverses
   * and keeps its state.
   */
  readonly layers: readonly TransitionLayer[]
  /** Removes a layer that has left. A stable function. */
  readonly settle: (key: string) => void
}

/** Keeps leaving views on screen until their animation has ended. */
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
