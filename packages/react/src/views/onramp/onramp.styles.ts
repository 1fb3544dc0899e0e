import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const onrampStyles: StyleDefinition = {
  id: 'onramp',
  layer: 'view',
  css: css`
    .lk-onramp {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-onramp .lk-row:not(:has(.lk-row-media)) {
      padding-inline-start: 16px;
    }
    /* Countries have long names in some languages. */
    .lk-onramp .lk-row-title {
      overflow-wrap: anywhere;
      white-space: normal;
    }
    .lk-amount .lk-onramp-unit {
      display: flex;
      align-items: center;
      gap: 6px;
      min-block-size: 36px;
      padding: 4px 8px 4px 12px;
      border-radius: 18px;
      background: var(--lk-bg-raised);
      box-shadow: inset 0 0 0 1px var(--lk-line);
      font: var(--lk-type-strong) var(--lk-font);
      text-decoration: none;
    }
    .lk-amount .lk-onramp-unit::after {
      inset: -4px;
    }
    .lk-onramp-unit > .lk-icon {
      flex: none;
      inline-size: 16px;
      block-size: 16px;
      color: var(--lk-ink-2);
    }
    .lk-onramp-facts {
      display: grid;
      gap: 8px;
      margin: 0;
      padding: 8px;
      font: var(--lk-type-small) var(--lk-font);
    }
    .lk-onramp-facts > div {
      display: flex;
      justify-content: space-between;
      gap: 12px;
    }
    .lk-onramp-facts dt {
      flex: none;
      max-inline-size: 50%;
      color: var(--lk-ink-2);
    }
    .lk-onramp-facts dd {
      margin: 0;
      min-inline-size: 0;
      font-variant-numeric: tabular-nums;
      text-align: end;
      overflow-wrap: anywhere;
    }
    .lk-onramp-facts .lk-onramp-arrives {
      font: var(--lk-type-strong) var(--lk-font);
    }
    .lk-onramp-foot {
      padding-inline: 8px;
      text-align: center;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
  `,
}
