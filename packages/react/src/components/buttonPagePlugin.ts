import { definePlugin } from '@latchkey/core/internal'
import { getButtonStyles } from './buttons.styles.ts'

/** What the buttons read of the page. */
export interface ButtonPageState {
  /** The page's language, once it has changed. */
  readonly lang?: string | undefined
}

/**
 * Adds the buttons' style sheet to the page while the modal lives, and follows the page's language. The sheet is constructed, so a strict CSP
 * allows it.
 */
export const buttonPagePlugin = /*#__PURE__*/ definePlugin({
  id: 'buttonPage',
  initialState: (): ButtonPageState => ({}),
  create: ({ store }) => {
    const page = document.documentElement
    const observer = new MutationObserver(() => store.patch({ lang: page.lang }))
    observer.observe(page, { attributeFilter: ['lang'] })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(getButtonStyles())
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return {
      /** For the shadow roots of our elements. */
      sheet,
      destroy: (): void => {
        observer.disconnect()
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      },
    }
  },
})
