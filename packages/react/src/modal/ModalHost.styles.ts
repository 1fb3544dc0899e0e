import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

/**
 * The host takes no room in the page. Rules for it are important, since else those of the page win over them.
 *
 * What comes has `data-from` before, what leaves has `data-to`. The one fades in late and the other fades out early
 * (`--_come`), so that two texts are never read through each other.
 */
export const modalHostStyles: StyleDefinition = {
  id: 'modal-host',
  layer: 'modal',
  css: css`
    :host {
      --_side: 1;
      --_come: cubic-bezier(0.6, 0, 0.6, 1);
      position: fixed !important;
      inset: 0 auto auto 0 !important;
      width: 0 !important;
      height: 0 !important;
    }
    :host([dir='rtl']) {
      --_side: -1;
    }
    .lk-surface {
      all: unset;
      box-sizing: border-box;
    }
    [data-from],
    [data-to] {
      opacity: 0;
    }
    [data-from] {
      transition: none !important;
    }
    [data-to] {
      --_come: cubic-bezier(0, 0.9, 0.3, 1);
    }
    @keyframes lk-appear {
      from {
        opacity: 0;
      }
    }
  `,
}
