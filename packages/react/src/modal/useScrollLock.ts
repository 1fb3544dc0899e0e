import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the page behind from scrolling while the component is mounted, without a shift of its layout: where a scrollbar took
 * room, its gutter stays. Each lock is a sheet of its own on the document, so that locks of several modals end in any order,
 * and the page's own styles are never touched.
 */
export function useScrollLock(ref: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const page = ref.current?.ownerDocument
    const window = page?.defaultView
    if (!page || !window) return
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(toLockCss({ page, window }))
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [ref])
}

interface ToLockCssParameters {
  readonly page: Document
  readonly window: Window
}

function toLockCss({ page, window }: ToLockCssParameters): string {
  const root = page.documentElement
  const { overflowX, overflowY, scrollbarGutter } = window.getComputedStyle(root)
  const hasScrollbar = window.innerWidth > root.clientWidth
  const gutter = hasScrollbar && scrollbarGutter === 'auto' ? 'scrollbar-gutter:stable!important;' : ''
  // The body's overflow holds for the viewport only while the root has none: it would come back as a second scrollbar.
  const isRootVisible = overflowX === 'visible' && overflowY === 'visible'
  return `:root{overflow:hidden!important;${gutter}}${isRootVisible ? 'body{overflow:visible!important}' : ''}`
}
