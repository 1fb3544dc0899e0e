import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a stable function that calls the latest handler, so that effects need not run again. For effects and events, not
 * for rendering.
 */
export function useEvent<parameters extends readonly unknown[], returned>(
  handler: (...parameters: parameters) => returned,
): (...parameters: parameters) => returned {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...parameters: parameters) => latest.current(...parameters), [])
}
