import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const accountStyles: StyleDefinition = {
  id: 'account',
  layer: 'view',
  css: css`
    .lk-account {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      padding: 8px 0 16px;
      text-align: center;
    }
    .lk-account-name {
      display: flex;
      align-items: center;
      gap: 2px;
      max-inline-size: 100%;
      margin-block-start: 10px;
      padding-inline-start: 38px;
    }
    .lk-account-name h3 {
      min-inline-size: 0;
      font: var(--lk-type-heading) var(--lk-font);
      letter-spacing: -0.01em;
    }
    .lk-account-name bdi {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-account-user {
      max-inline-size: 100%;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      overflow-wrap: anywhere;
    }
    .lk-account-by-hand {
      display: grid;
      gap: 4px;
      margin-block-start: 4px;
      padding: 8px 12px;
      border-radius: var(--lk-radius-control);
      background: var(--lk-bg-sunken);
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-account-by-hand bdi {
      color: var(--lk-ink);
      overflow-wrap: anywhere;
      -webkit-user-select: all;
      user-select: all;
    }
    .lk-account-balance {
      display: grid;
      place-items: center;
      min-block-size: 48px;
      max-inline-size: 100%;
    }
    .lk-skeleton-balance {
      inline-size: 152px;
      block-size: 24px;
      margin-block: 12px;
      border-radius: 8px;
    }
    /* The line under a total has its room from the start. */
    .lk-account-balance[data-total] {
      grid-template-rows: 48px minmax(18px, auto);
      margin-block-end: -8px;
    }
    .lk-account-missing {
      padding-inline: 12px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      text-wrap: balance;
    }
    .lk-account-amount {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font: var(--lk-type-display) var(--lk-font);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.03em;
    }
    .lk-account-amount[data-long] {
      font-size: 26px;
    }
    .lk-account-amount small {
      font-size: inherit;
      color: var(--lk-ink-3);
    }
    .lk-account-actions {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: 8px;
    }
    .lk-account-actions > button {
      display: grid;
      justify-items: center;
      align-content: center;
      gap: 6px;
      min-block-size: 62px;
      padding: 10px 4px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      font: var(--lk-type-small) var(--lk-font);
      font-weight: 500;
      overflow-wrap: anywhere;
      transition: background-color var(--lk-time-fade);
    }
    .lk-account-actions > :only-child {
      grid-auto-flow: column;
      justify-content: center;
      gap: 8px;
      min-block-size: var(--lk-button);
      font: var(--lk-type-strong) var(--lk-font);
    }
    @media (hover: hover) {
      .lk-account-actions > button:hover {
        background: var(--lk-bg-hover);
      }
    }
    /* The rows that may be shown at first, so that nothing below moves while they load. */
    .lk-account-panel {
      min-block-size: calc(3 * var(--lk-row) + 4px);
      margin-block-start: var(--lk-gap);
    }
    section > .lk-account-panel {
      margin-block-start: 0;
    }
    .lk-account-none {
      display: flex;
      align-items: center;
      gap: 4px;
      color: var(--lk-ink-2);
    }
  `,
}
