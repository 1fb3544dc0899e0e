import { useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that locks a page's scrolling until the component is unmounted, without a layout shift: a scrollbar that took up
 * space keeps its gutter. Call it where the browser has just computed the layout, which it reads. Each lock is a separate sheet on the
 * document, so locks of several modals can end in any order, and the page's own styles are never changed.
 */
export function useScrollLock(): (page: Document) => void {
  const unlock = useRef<() => void>(undefined)
  useLayoutEffect(() => () => unlock.current?.(), [])
  return (page) => {
    unlock.current?.()
    const { defaultView: window, documentElement: root } = page
    if (!window) return
    const { overflowX, overflowY, scrollbarGutter } = window.getComputedStyle(root)
    const hasScrollbar = window.innerWidth > root.clientWidth
    const gutter = hasScrollbar && scrollbarGutter === 'auto' ? 'scrollbar-gutter:stable!important;' : ''
    // The body's overflow applies to the viewport only while the root has none; otherwise a second scrollbar would appear.
    const isRootVisible = overflowX === 'visible' && overflowY === 'visible'
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync(
      `:root{overflow:hidden!important;${gutter}}${isRootVisible ? 'body{overflow:visible!important}' : ''}`,
    )
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
    unlock.current = () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }
}
