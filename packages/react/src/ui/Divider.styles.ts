import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const dividerStyles: StyleDefinition = {
  id: 'divider',
  css: css`
    .lk-divider {
      display: flex;
      align-items: center;
      gap: 12px;
      padding: 4px;
      font: var(--lk-type-caption) var(--lk-font);
      color: var(--lk-ink-3);
    }
    .lk-divider::before,
    .lk-divider::after {
      content: '';
      flex: 1;
      border-block-start: 1px solid var(--lk-line);
    }
  `,
}
