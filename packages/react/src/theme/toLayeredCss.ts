import type { StyleDefinition } from './StyleDefinition.ts'

const order = '@layer theme,base,ui,modal,view,override,reset;'

/** The text of a definition's sheet, in its layer. Every sheet names the order of all layers, since any may come first. */
export function toLayeredCss({ css, layer = 'ui' }: StyleDefinition): string {
  return `${order}@layer ${layer}{${css}}`
}
