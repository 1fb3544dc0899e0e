import { useCallback, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

export interface UseShakeParameters {
  readonly panel: RefObject<HTMLElement | null>
  /** Every change shakes the panel. */
  readonly shakeKey: string | number | undefined
}

/** @returns a function that shakes the panel, restarting a running shake. */
export function useShake({ panel, shakeKey }: UseShakeParameters): () => void {
  const shake = useCallback(() => {
    const element = panel.current
    if (element === null) return
    delete element.dataset['shake']
    // An animation restarts only if the browser has rendered the element without it.
    element.getBoundingClientRect()
    element.dataset['shake'] = ''
  }, [panel])
  const previous = useRef(shakeKey)
  useLayoutEffect(() => {
    if (previous.current === shakeKey) return
    previous.current = shakeKey
    shake()
  }, [shakeKey, shake])
  return shake
}
