import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const listPartsStyles: StyleDefinition = {
  id: 'list-parts',
  css: css`
    .lk-list-part {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
      content-visibility: auto;
    }
    /* A part cuts what is outside of it. */
    .lk-list-part .lk-row:focus-visible {
      outline-offset: -2px;
    }
  `,
}
