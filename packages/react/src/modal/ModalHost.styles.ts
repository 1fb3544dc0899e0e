import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

/**
 * The host takes no room and no part in the page. A page's own rules for it win over `:host`, unless these are important;
 * what a page's rules make it inherit is undone where content begins (`.lk-surface`).
 */
export const modalHostStyles: StyleDefinition = {
  id: 'modal-host',
  layer: 'modal',
  css: css`
    :host {
      --_side: 1;
      display: block !important;
      position: fixed !important;
      inset: 0 auto auto 0 !important;
      width: 0 !important;
      height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
    }
    :host([dir='rtl']) {
      --_side: -1;
    }
    .lk-surface {
      all: initial;
      box-sizing: border-box;
      color: var(--lk-ink);
      color-scheme: inherit;
      font: var(--lk-type-body) var(--lk-font);
      -webkit-font-smoothing: antialiased;
      -moz-osx-font-smoothing: grayscale;
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      -webkit-tap-highlight-color: transparent;
    }
  `,
}
