import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const pendingRowsStyles: StyleDefinition = {
  id: 'pending-rows',
  layer: 'view',
  css: css`
    .lk-pending {
      display: grid;
      gap: 2px;
      visibility: hidden;
    }
    .lk-pending[data-late] {
      visibility: visible;
    }
    .lk-pending > .lk-skeleton-row {
      background: none;
    }
    .lk-pending .lk-skeleton-logo {
      border-radius: 50%;
    }
  `,
}
