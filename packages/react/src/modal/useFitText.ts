import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** The smallest that a long text is set, as a part of its size. */
const smallest = 0.8

export interface UseFitTextParameters {
  /** Cuts its text with an ellipsis by its style sheet. */
  readonly ref: RefObject<HTMLElement | null>
  readonly text: string
}

/** Sets a text smaller until it fits, at most to 80 %; if it is cut even so, the whole of it is the element's `title`. */
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
    // The element is as wide as its text: only what holds it tells how much room there is.
    observer.observe(element.closest('.lk-header') ?? element)
    fit()
    return () => observer.disconnect()
  }, [ref, text])
}
