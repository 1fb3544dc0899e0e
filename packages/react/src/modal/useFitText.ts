import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** The smallest scale of a long text. */
const smallest = 0.8

export interface UseFitTextParameters {
  /** The element, whose style sheet cuts its text with an ellipsis. */
  readonly ref: RefObject<HTMLElement | null>
  readonly text: string
}

/** Shrinks a text until it fits, to 80 % at least. If it is still cut, the full text becomes the element's `title`. */
export function useFitText({ ref, text }: UseFitTextParameters): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const fit = (): void => {
      element.style.removeProperty('font-size')
      const scale = element.clientWidth / element.scrollWidth
      if (scale < 1) element.style.setProperty('font-size', `${Math.max(smallest, Math.floor(scale * 100) / 100)}em`)
      if (scale < smallest) element.title = text
      else element.removeAttribute('title')
    }
    const observer = new ResizeObserver(fit)
    // The element is as wide as its text, so its parent's width is the available space.
    // Calls `fit` in the next frame, when the layout is known.
    observer.observe(element.closest('.lk-header') ?? element)
    return () => observer.disconnect()
  }, [ref, text])
}
