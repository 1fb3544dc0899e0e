import { css } from './css.ts'
import type { StyleDefinition } from './StyleDefinition.ts'

/**
 * Keeps out what the page says of all elements, and so of the host (`* { letter-spacing: 1px }`), which would be inherited
 * inside. The page's rules win over those for a host unless these are important; important rules of the last layer are the
 * weakest, so `:host` rules of the other layers are important too.
 */
export const resetStyles: StyleDefinition = {
  id: 'reset',
  layer: 'reset',
  css: css`
    :host {
      all: initial !important;
    }
  `,
}
