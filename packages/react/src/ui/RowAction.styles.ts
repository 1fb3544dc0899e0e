import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const rowActionStyles: StyleDefinition = {
  id: 'row-action',
  css: css`
    .lk-acting {
      position: relative;
    }
    .lk-acting > .lk-row {
      padding-inline-end: calc(var(--lk-icon-button) + 5px);
    }
    .lk-row-action {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      display: grid;
      place-items: center;
    }
    .lk-row-action .lk-icon-button {
      color: var(--lk-ink-3);
    }
    .lk-row-action .lk-icon-button:focus-visible {
      outline-offset: -2px;
    }
    @media (hover: hover) {
      .lk-acting:hover > .lk-row[data-lk-item]:not([aria-disabled]) {
        background: var(--lk-bg-hover);
      }
      .lk-row-action .lk-icon-button:hover {
        background: none;
        color: var(--lk-ink);
      }
    }
  `,
}
