import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const listStyles: StyleDefinition = {
  id: 'list',
  css: css`
    .lk-list {
      display: grid;
      gap: var(--lk-gap);
    }
    .lk-list-tight {
      gap: 2px;
    }
  `,
}
