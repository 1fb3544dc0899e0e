import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const listPartsStyles: StyleDefinition = {
  id: 'list-parts',
  css: css`
    /* Rows one above the other need no grid, which would measure each of them twice. */
    .lk-list:has(> .lk-list-part) {
      display: block;
    }
    .lk-list-part {
      content-visibility: auto;
    }
    .lk-list-part + .lk-list-part,
    .lk-list-part > li + li {
      margin-block-start: 2px;
    }
    /* A part cuts what is outside of it. */
    .lk-list-part .lk-row:focus-visible {
      outline-offset: -2px;
    }
  `,
}
