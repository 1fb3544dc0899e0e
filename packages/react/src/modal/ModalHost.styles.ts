import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

/**
 * The host takes up no space in the page. Its rules are important, because the page's rules would win otherwise. Entering
 * layers have `data-from` at first, leaving layers have `data-to`. The first fade in late and the others fade out early
 * (`--_come`), so that two texts never overlap.
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
