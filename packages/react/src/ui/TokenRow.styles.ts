import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const tokenRowStyles: StyleDefinition = {
  id: 'token-row',
  css: css`
    .lk-token-rows .lk-row {
      block-size: var(--lk-row);
      padding-block: 0;
    }
    .lk-token-rows .lk-row-subtitle,
    .lk-token-amount {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-token-rows .lk-row-end {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
    .lk-token-picture {
      position: relative;
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
    }
    .lk-token-badge {
      position: absolute;
      inset-block-end: -3px;
      inset-inline-end: -4px;
      padding: 2px;
      border-radius: 50%;
      background: var(--lk-bg);
    }
    .lk-token-badge > .lk-picture {
      inline-size: 16px;
      block-size: 16px;
    }
    .lk-token-sums {
      display: grid;
      min-inline-size: 0;
      justify-items: end;
      font-variant-numeric: tabular-nums;
    }
    .lk-token-value,
    .lk-token-amount {
      max-inline-size: 100%;
    }
    .lk-token-value {
      white-space: nowrap;
      font-weight: 600;
    }
    .lk-token-value > .lk-quiet {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-token-amount {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
  `,
}
