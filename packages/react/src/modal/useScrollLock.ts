import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Locks the page's scrolling while there is an element of the page, without a layout shift: a scrollbar that took up space keeps
 * its gutter. Each lock is a separate sheet on the document, so locks of several modals can end in any order, and the page's
 * own styles are never changed.
 *
 * @param css - the styles of the lock, from {@link toLockCss}
 */
export function useScrollLock(ref: RefObject<Element | null> | undefined, css: RefObject<string>): void {
  useLayoutEffect(() => {
    const page = ref?.current?.ownerDocument
    const window = page?.defaultView
    if (!page || !window) return
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(css.current)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [ref, css])
}

/** Returns the styles that lock a page. Reads the layout, so the browser should have just computed it. */
export function toLockCss(page: Document): string {
  const { defaultView: window, documentElement: root } = page
  if (window === null) return ''
  const { overflowX, overflowY, scrollbarGutter } = window.getComputedStyle(root)
  const hasScrollbar = window.innerWidth > root.clientWidth
  const gutter = hasScrollbar && scrollbarGutter === 'auto' ? 'scrollbar-gutter:stable!important;' : ''
  // The body's overflow applies to the viewport only while the root has none; otherwise a second scrollbar would appear.
  const isRootVisible = overflowX === 'visible' && overflowY === 'visible'
  return `:root{overflow:hidden!important;${gutter}}${isRootVisible ? 'body{overflow:visible!important}' : ''}`
}
