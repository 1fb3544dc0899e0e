import { useEffect, useRef, type RefObject } from 'react'
import { findScroller } from './places/findScroller.ts'

/** How far below the edge an element counts as near, in px. */
const ahead = 300

/** Calls the function when the element comes near the visible part of its scroller, and again after each call that left it there. */
export function useNearEnd(
  onNear: () => void,
  parameters: { readonly isActive: boolean },
): RefObject<HTMLDivElement | null> {
  const { isActive } = parameters
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current || !isActive) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { root: findScroller(place.current), rootMargin: `0px 0px ${ahead}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [onNear, isActive])
  return place
}
