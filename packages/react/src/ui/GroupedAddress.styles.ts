import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const groupedAddressStyles: StyleDefinition = {
  id: 'grouped-address',
  css: css`
    .lk-address {
      display: grid;
      grid-template-columns: auto repeat(5, 1fr);
      padding: 12px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      font:
        500 14px/24px ui-monospace,
        monospace;
      text-align: center;
      -webkit-user-select: all;
      user-select: all;
    }
    /* Five groups in a row, under the first group and not under the prefix. */
    .lk-address > :nth-child(5n + 2) {
      grid-column-start: 2;
    }
    /* The prefix. */
    .lk-address > :first-child {
      color: var(--lk-ink-2);
    }
  `,
}
