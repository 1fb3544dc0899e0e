import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const codeHintStyles: StyleDefinition = {
  id: 'code-hint',
  css: css`
    /* As high as two lines, so that nothing moves when the text appears. */
    .lk-code-hint {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 8px;
      min-block-size: 44px;
      padding-inline: 12px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      text-align: center;
      text-wrap: balance;
      overflow-wrap: anywhere;
    }
    .lk-code-hint[data-offline] {
      color: var(--lk-warn);
      text-align: start;
    }
  `,
}
