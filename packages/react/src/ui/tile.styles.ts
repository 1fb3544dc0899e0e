import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

/** The size of tiles, for the few views that have pictures of it. A layer of views wins over the sizes of pictures and skeletons. */
export const tileStyles: StyleDefinition = {
  id: 'tile',
  layer: 'view',
  css: css`
    .lk-picture-tile,
    .lk-skeleton-tile {
      inline-size: var(--lk-tile);
      block-size: var(--lk-tile);
      border-radius: var(--lk-radius-tile);
    }
  `,
}
