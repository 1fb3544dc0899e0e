import { type RefObject, useEffect, useState } from 'react'

/** Sizes are rounded. */
const tolerance = 2

/**
 * Watches an area that scrolls, and what is in it.
 *
 * @param parameters.onSize called when the height of the content may have changed.
 * @returns whether it has been scrolled to its end since its content grew, and whether there is more below now.
 */
export function useScrollEnd(parameters: {
  readonly area: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLElement | null>
  readonly onSize: () => void
}): { readonly isRead: boolean; readonly hasMore: boolean } {
  const { area, content, onSize } = parameters
  const [isRead, setRead] = useState(false)
  const [hasMore, setMore] = useState(false)
  useEffect(() => {
    const [scroller, inner] = [area.current, content.current]
    if (scroller === null || inner === null) return undefined
    let highest = 0
    const look = (): void => {
      const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
      const isAtEnd = left <= tolerance
      const hasGrown = inner.offsetHeight > highest + tolerance
      if (hasGrown) highest = inner.offsetHeight
      setMore(!isAtEnd)
      if (isAtEnd) setRead(true)
      else if (hasGrown) setRead(false)
    }
    const observer = new ResizeObserver(() => {
      onSize()
      look()
    })
    observer.observe(inner)
    observer.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [area, content, onSize])
  return { isRead, hasMore }
}
