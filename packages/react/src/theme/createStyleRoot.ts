import type { StyleDefinition } from './StyleDefinition.ts'

/** The style sheets of one shadow root (or document). */
export interface StyleRoot {
  /** Adopts the definition's sheet once; new text under the same id replaces the old. */
  adopt(definition: StyleDefinition): void
  /** Removes the sheets adopted here and no others. */
  destroy(): void
}

/** Creates the owner of one root's sheets. Each modal host has its own; modals share nothing. */
export function createStyleRoot(root: ShadowRoot | Document): StyleRoot {
  const sheets = new Map<string, { readonly sheet: CSSStyleSheet; css: string }>()
  return {
    adopt(definition) {
      const known = sheets.get(definition.id)
      if (known === undefined) {
        const window = (root.ownerDocument ?? root).defaultView
        if (window === null) return
        const sheet = new window.CSSStyleSheet()
        sheet.replaceSync(toLayeredCss(definition))
        sheets.set(definition.id, { sheet, css: definition.css })
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
      } else if (known.css !== definition.css) {
        known.css = definition.css
        known.sheet.replaceSync(toLayeredCss(definition))
      }
    },
    destroy() {
      const adopted = new Set([...sheets.values()].map(({ sheet }) => sheet))
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !adopted.has(sheet))
      sheets.clear()
    },
  }
}

const order = '@layer theme,base,ui,modal,view,override,reset;'

/**
 * Wraps a definition's text in its layer. Every sheet declares the order of all layers, because any sheet may come first.
 */
function toLayeredCss({ css, layer = 'ui' }: StyleDefinition): string {
  return `${order}@layer ${layer}{${css}}`
}
