import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const addressDiffStyles: StyleDefinition = {
  id: 'address-diff',
  css: css`
    .lk-address-diff {
      display: grid;
      gap: 8px;
    }
    .lk-address-diff > div {
      padding: 12px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
    }
    .lk-address-diff .lk-address {
      padding: 4px 0 0;
      background: none;
    }
    .lk-address-diff p {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      overflow-wrap: anywhere;
    }
    .lk-address-diff mark {
      background: none;
      color: var(--lk-bad);
      font-weight: 700;
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  `,
}
