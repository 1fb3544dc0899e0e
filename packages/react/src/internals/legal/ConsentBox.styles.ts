import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const consentBoxStyles: StyleDefinition = {
  id: 'consent-box',
  layer: 'view',
  css: css`
    .lk-consent {
      padding: 2px 8px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-consent label {
      display: flex;
      align-items: center;
      gap: 12px;
      min-block-size: var(--lk-target);
      cursor: pointer;
    }
    .lk-consent input {
      flex: none;
      inline-size: 20px;
      block-size: 20px;
      margin: 0;
      accent-color: var(--lk-accent);
      cursor: inherit;
    }
    .lk-consent p {
      padding-inline-start: 32px;
      color: var(--lk-bad);
    }
  `,
}
