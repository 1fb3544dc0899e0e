import { useLayoutEffect, useRef, type RefObject } from 'react'

/** How many new parts can be near the screen: `content-visibility: auto` draws what is within one and a half screens. */
const nearAtMost = 5

/**
 * Shows new parts of a list one a frame, so that the browser does not have the style, layout and paint of several screens of rows in
 * one task. Until then a part keeps its place by its intrinsic size. A part whose rows are replaced, as those of each new search are, is
 * as much work as a new one.
 *
 * @returns the ref of the first part, which is shown at once. The others are its siblings.
 */
export function useGradualParts(): RefObject<HTMLDivElement | null> {
  const first = useRef<HTMLDivElement>(null)
  const parts = useRef({ known: new WeakSet<Element>(), waiting: new Set<HTMLElement>() })
  useLayoutEffect(() => {
    const { known, waiting } = parts.current
    const isWaiting = waiting.size > 0
    let found = 0
    for (let part: Element | null = first.current; part; part = part.nextElementSibling) {
      if (!isNew(part, known) || part === first.current || !(part instanceof HTMLElement) || waiting.has(part)) continue
      found += 1
      // A hidden part would lose the focus.
      if (found > nearAtMost || part.matches(':focus-within')) continue
      part.style.contentVisibility = 'hidden'
      waiting.add(part)
    }
    const showNext = (): void => {
      const [next] = waiting
      if (next === undefined) return
      waiting.delete(next)
      next.style.removeProperty('content-visibility')
      if (waiting.size > 0) requestAnimationFrame(showNext)
    }
    // The next frame draws the first part.
    if (!isWaiting && waiting.size > 0) requestAnimationFrame(() => requestAnimationFrame(showNext))
  })
  return first
}

/** Whether most rows of a part were not there before. */
function isNew(part: Element, known: WeakSet<Element>): boolean {
  let added = 0
  for (const row of part.children) {
    if (known.has(row)) continue
    known.add(row)
    added += 1
  }
  return added * 2 > part.childElementCount
}
