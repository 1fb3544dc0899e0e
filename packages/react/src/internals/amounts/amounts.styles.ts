import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const amountsStyles: StyleDefinition = {
  id: 'amounts',
  layer: 'view',
  css: css`
    .lk-amounts {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-amounts-token {
      display: flex;
      align-items: center;
      gap: 6px;
      min-block-size: 36px;
      padding: 4px 8px;
      border-radius: 18px;
      background: var(--lk-bg-raised);
      box-shadow: inset 0 0 0 1px var(--lk-line);
      font: var(--lk-type-strong) var(--lk-font);
    }
    .lk-amount .lk-amounts-token {
      text-decoration: none;
    }
    .lk-amount .lk-amounts-token::after {
      inset: -4px;
    }
    .lk-amounts-token > bdi {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-amounts-token > .lk-icon {
      flex: none;
      inline-size: 16px;
      block-size: 16px;
      color: var(--lk-ink-2);
    }
    .lk-amounts-choices {
      display: flex;
      gap: 8px;
    }
    .lk-amounts-choices > .lk-button {
      flex: 1 1 0;
      min-inline-size: 0;
    }
    .lk-amounts-choices > [aria-pressed='true'] {
      background: var(--lk-bg);
      box-shadow: inset 0 0 0 2px var(--lk-accent);
    }
    .lk-amounts-facts {
      display: grid;
      gap: 8px;
      margin: 0;
      padding: 8px;
      font: var(--lk-type-small) var(--lk-font);
    }
    .lk-amounts-facts > div {
      display: flex;
      justify-content: space-between;
      gap: 12px;
    }
    .lk-amounts-facts dt {
      flex: none;
      max-inline-size: 50%;
      color: var(--lk-ink-2);
    }
    .lk-amounts-facts dd {
      margin: 0;
      min-inline-size: 0;
      font-variant-numeric: tabular-nums;
      text-align: end;
      overflow-wrap: anywhere;
    }
    .lk-amounts-facts b {
      font-weight: 600;
    }
    .lk-amounts-quiet {
      color: var(--lk-ink-2);
    }
    .lk-amounts-link {
      justify-self: center;
      min-block-size: var(--lk-target);
      padding-inline: 12px;
      border-radius: var(--lk-radius-control);
      font: var(--lk-type-body) var(--lk-font);
      color: var(--lk-ink-2);
    }
  `,
}
