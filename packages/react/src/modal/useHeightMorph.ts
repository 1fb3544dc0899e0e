import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

export interface UseHeightMorphParameters {
  /** The element that gets the height, in pixels. Its style sheet animates the change. */
  readonly panel: RefObject<HTMLElement | null>
  /** The element whose height the panel follows. */
  readonly content: RefObject<HTMLElement | null>
}

/** Makes the panel's height follow its content's. The first height is set immediately. */
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
