import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const tokenDetailsStyles: StyleDefinition = {
  id: 'token-details',
  layer: 'view',
  css: css`
    .lk-token-summary {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      gap: 2px;
      padding: 8px 0;
      text-align: center;
    }
    .lk-token-summary > h3 {
      margin-block-start: 10px;
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font: var(--lk-type-body) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-token-total {
      max-inline-size: 100%;
      overflow-wrap: anywhere;
      font: 600 24px/32px var(--lk-font);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.02em;
    }
    .lk-token-facts {
      display: grid;
      gap: 4px;
      padding: 10px 14px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      font-size: 14px;
    }
    .lk-token-facts > div {
      display: flex;
      justify-content: space-between;
      gap: 12px;
    }
    .lk-token-facts dt {
      color: var(--lk-ink-2);
    }
    .lk-token-facts dd {
      min-inline-size: 0;
      text-align: end;
      overflow-wrap: anywhere;
      font-variant-numeric: tabular-nums;
    }
    .lk-token-section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-token-section > h4 {
      margin-block-start: 8px;
      padding-inline: 4px;
      font: var(--lk-type-small) var(--lk-font);
      font-weight: 600;
      color: var(--lk-ink-2);
    }
  `,
}
