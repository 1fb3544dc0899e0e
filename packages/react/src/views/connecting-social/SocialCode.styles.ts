import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const socialCodeStyles: StyleDefinition = {
  id: 'social-code',
  layer: 'view',
  css: css`
    .lk-social-code {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
      padding-block: 4px 0;
    }
    .lk-social-code-lead {
      padding-inline: 12px;
      font: 450 14px/20px var(--lk-font);
      color: var(--lk-ink-2);
      text-align: center;
      text-wrap: balance;
    }
    .lk-social-code-note {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 6px;
      min-block-size: 20px;
      font: 500 14px/20px var(--lk-font);
      color: var(--lk-bad);
    }
    .lk-social-code-note .lk-icon {
      flex: none;
      inline-size: 18px;
      block-size: 18px;
    }
  `,
}
