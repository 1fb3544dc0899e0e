import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const listStyles: StyleDefinition = {
  id: 'list',
  css: css`
    .lk-list {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-list-tight {
      gap: 2px;
    }
    .lk-list > li > h3 {
      padding: 8px 4px 0;
      font: var(--lk-type-caption) var(--lk-font);
      color: var(--lk-ink-3);
    }
  `,
}
