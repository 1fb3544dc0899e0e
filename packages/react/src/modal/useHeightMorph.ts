import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

export interface UseHeightMorphParameters {
  /** Gets the height, in pixels; its style sheet makes the change a transition. */
  readonly panel: RefObject<HTMLElement | null>
  /** Has the height that the panel should have. */
  readonly content: RefObject<HTMLElement | null>
}

/** Lets the panel's height follow its content's, whatever changed it. The first height is there at once. */
export function useHeightMorph({ panel, content }: UseHeightMorphParameters): void {
  useLayoutEffect(() => {
    if (content.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize
      if (height !== undefined) panel.current?.style.setProperty('height', `${height}px`)
    })
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [panel, content])
}
