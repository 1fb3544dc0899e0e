import { useLayoutEffect, useRef, type RefObject } from 'react'

/** How many new parts can be near the screen: `content-visibility: auto` draws what is within one and a half screens. */
const nearAtMost = 5

/**
 * Shows new parts of a list one a frame, so that the browser does not have the style, layout and paint of several screens of rows in
 * one task. Until then a part keeps its place by its intrinsic size.
 *
 * @returns the ref of the first part, which is shown at once. The others are its siblings.
 */
export function useGradualParts(): RefObject<HTMLDivElement | null> {
  const first = useRef<HTMLDivElement>(null)
  const parts = useRef({ known: new WeakSet<Element>(), waiting: [] as HTMLElement[] })
  useLayoutEffect(() => {
    const { known, waiting } = parts.current
    const before = waiting.length
    for (let part: Element | null = first.current; part; part = part.nextElementSibling) {
      if (known.has(part)) continue
      known.add(part)
      const isLast = waiting.length - before === nearAtMost
      if (isLast || part === first.current || !(part instanceof HTMLElement)) continue
      part.style.contentVisibility = 'hidden'
      waiting.push(part)
    }
    const showNext = (): void => {
      waiting.shift()?.style.removeProperty('content-visibility')
      if (waiting.length > 0) requestAnimationFrame(showNext)
    }
    if (before === 0 && waiting.length > 0) requestAnimationFrame(showNext)
  })
  return first
}
