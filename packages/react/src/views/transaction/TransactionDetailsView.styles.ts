import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const transactionStyles: StyleDefinition = {
  id: 'transaction',
  layer: 'view',
  css: css`
    .lk-skeleton-avatar {
      inline-size: 64px;
      block-size: 64px;
      border-radius: 50%;
    }
    .lk-transaction h3 {
      font-size: 24px;
      line-height: 32px;
      font-variant-numeric: tabular-nums;
    }
    .lk-transaction-steps,
    .lk-transaction-note,
    .lk-transaction-party {
      display: grid;
      gap: 8px;
      padding: 12px 14px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      font: var(--lk-type-small) var(--lk-font);
    }
    .lk-transaction-steps > li {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr) auto;
      align-items: center;
      gap: 10px;
      color: var(--lk-ink-2);
    }
    .lk-transaction-steps > [aria-current] {
      font-weight: 600;
      color: var(--lk-ink);
    }
    .lk-transaction-steps small {
      font: inherit;
      font-variant-numeric: tabular-nums;
    }
    .lk-transaction-dot {
      display: grid;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
    }
    .lk-transaction-dot:empty {
      border: 2px solid var(--lk-line-control);
      border-radius: 50%;
    }
    .lk-transaction-steps[data-phase='stuck'] > [aria-current] > :empty {
      border-color: var(--lk-warn);
    }
    .lk-transaction-dot > .lk-icon {
      color: var(--lk-good);
    }
    .lk-transaction-dot > .lk-spinner {
      color: var(--lk-accent);
    }
    .lk-transaction-note {
      gap: 2px;
      border: 1px solid var(--lk-line);
      background: none;
      color: var(--lk-ink-2);
    }
    .lk-transaction-note b {
      font-weight: 600;
      color: var(--lk-ink);
    }
    .lk-body > .lk-note p {
      color: var(--lk-ink);
    }
    .lk-transaction-wait {
      display: grid;
      place-items: center;
      min-block-size: 200px;
    }
    .lk-transaction-party > p {
      display: flex;
      justify-content: space-between;
      gap: 12px;
      color: var(--lk-ink-2);
    }
    .lk-transaction-party > .lk-address {
      padding: 0;
    }
    .lk-transaction-party bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: var(--lk-ink);
    }
    .lk-transaction-moved {
      display: grid;
      gap: 4px;
      justify-items: center;
      font-variant-numeric: tabular-nums;
      overflow-wrap: anywhere;
    }
    .lk-transaction-moved > [data-direction='in'] {
      color: var(--lk-good);
    }
    .lk-transaction-facts {
      display: grid;
      gap: 8px;
      padding-inline: 4px;
      font: var(--lk-type-small) var(--lk-font);
    }
    .lk-transaction-facts > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 12px;
      min-block-size: 24px;
    }
    .lk-transaction-facts dt {
      color: var(--lk-ink-2);
    }
    .lk-transaction-facts dd {
      display: flex;
      align-items: center;
      gap: 6px;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
    .lk-transaction-facts .lk-icon-button {
      margin-block: -8px;
      margin-inline-end: -4px;
    }
  `,
}
