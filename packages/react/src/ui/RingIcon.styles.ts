import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const ringIconStyles: StyleDefinition = {
  id: 'ring-icon',
  css: css`
    .lk-ring-icon {
      display: grid;
      place-items: center;
      inline-size: 68px;
      block-size: 68px;
      border: 1px solid var(--lk-line);
      border-radius: 19px;
      background: var(--lk-bg-sunken);
      color: var(--lk-ink);
    }
    .lk-ring-icon > .lk-icon {
      inline-size: 28px;
      block-size: 28px;
    }
  `,
}
