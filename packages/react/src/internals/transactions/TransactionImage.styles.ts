import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const transactionImageStyles: StyleDefinition = {
  id: 'transaction-image',
  css: css`
    .lk-transaction-image {
      position: relative;
      display: grid;
      flex: none;
    }
    .lk-transaction-tile {
      display: grid;
      place-items: center;
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
      border-radius: 50%;
      background: var(--lk-ink-2);
      color: var(--lk-bg);
    }
    .lk-transaction-large {
      inline-size: 68px;
      block-size: 68px;
      border-radius: 19px;
    }
    .lk-transaction-large > .lk-icon {
      inline-size: 28px;
      block-size: 28px;
    }
    .lk-transaction-badge {
      position: absolute;
      inset-block-end: -3px;
      inset-inline-end: -5px;
      display: grid;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
      border: 2px solid var(--lk-bg-sunken);
      border-radius: 50%;
      background: var(--lk-ink-2);
      color: var(--lk-bg);
    }
    .lk-transaction-badge > .lk-icon {
      inline-size: 12px;
      block-size: 12px;
    }
  `,
}
