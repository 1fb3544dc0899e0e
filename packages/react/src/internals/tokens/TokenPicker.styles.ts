import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const tokenPickerStyles: StyleDefinition = {
  id: 'token-picker',
  css: css`
    .lk-picker-heading {
      padding: 8px 0 4px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-picker-retry {
      position: relative;
      text-decoration: underline;
    }
    .lk-picker-retry::after {
      content: '';
      position: absolute;
      inset: calc((18px - var(--lk-target)) / 2) -8px;
    }
  `,
}
