import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const legalLineStyles: StyleDefinition = {
  id: 'legal-line',
  layer: 'view',
  css: css`
    .lk-legal {
      padding: 6px 16px 2px;
      font: var(--lk-type-caption) var(--lk-font);
      color: var(--lk-ink-3);
      text-align: center;
      text-wrap: balance;
    }
    .lk-consent-place {
      min-block-size: calc(var(--lk-target) + 4px);
    }
    .lk-consent a,
    .lk-legal a {
      color: var(--lk-ink-2);
      padding-block: 4px;
      border-radius: 4px;
    }
  `,
}
