import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Gives a function that stays the same and calls what it was given last: effects that call it need not run again. It is for
 * effects and events, not for rendering.
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
