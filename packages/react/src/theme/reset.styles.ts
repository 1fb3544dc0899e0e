import { css } from './css.ts'
import type { StyleDefinition } from './StyleDefinition.ts'

/**
 * Blocks rules of the page that match all elements and so the host (`* { letter-spacing: 1px }`), whose values would be
 * inherited inside. The page's rules for a host win unless ours are important; important rules of the last layer are the
 * weakest, so the `:host` rules of other layers are important, too.
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
