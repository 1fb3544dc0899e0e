import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const viewBodyStyles: StyleDefinition = {
  id: 'view-body',
  layer: 'view',
  css: css`
    .lk-body {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
  `,
}
