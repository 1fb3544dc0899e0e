import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const iconTileStyles: StyleDefinition = {
  id: 'icon-tile',
  css: css`
    .lk-icon-tile {
      display: grid;
      place-items: center;
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
      border: 1px solid var(--lk-line);
      border-radius: var(--lk-radius-logo);
      background: var(--lk-bg-raised);
      color: var(--lk-ink);
    }
  `,
}
