import type { FeatureDefinition } from '@latchkey/core'
import { buttonStyles } from './buttons.styles.ts'

/** Puts the buttons' style sheet into the page while the modal lives: constructed, so that a strict CSP allows it. */
export const buttonSheet: FeatureDefinition<void> = {
  id: 'buttonSheet',
  create: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(buttonStyles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return {
      feature: undefined,
      destroy: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      },
    }
  },
}
