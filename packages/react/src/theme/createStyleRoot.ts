import { createSheet } from './createSheet.ts'
import type { StyleDefinition } from './StyleDefinition.ts'
import { toLayeredCss } from './toLayeredCss.ts'

/** The style sheets of one shadow root (or document). */
export interface StyleRoot {
  /** Adopts the definition's sheet once; a changed text under the same id replaces the former. */
  adopt(definition: StyleDefinition): void
  /** Takes away every sheet that was adopted here and leaves those of others. */
  destroy(): void
}

/** Owns the sheets of one root: each modal host has its own, nothing is shared between modals. */
export function createStyleRoot(root: ShadowRoot | Document): StyleRoot {
  const sheets = new Map<string, { readonly sheet: CSSStyleSheet; css: string }>()
  return {
    adopt(definition) {
      const known = sheets.get(definition.id)
      if (known === undefined) {
        const window = (root.ownerDocument ?? root).defaultView
        if (window === null) return
        const sheet = createSheet({ definition, window })
        sheets.set(definition.id, { sheet, css: definition.css })
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
      } else if (known.css !== definition.css) {
        known.css = definition.css
        known.sheet.replaceSync(toLayeredCss(definition))
      }
    },
    destroy() {
      const own = new Set([...sheets.values()].map(({ sheet }) => sheet))
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !own.has(sheet))
      sheets.clear()
    },
  }
}
