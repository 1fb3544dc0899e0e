import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const copyLinkStyles: StyleDefinition = {
  id: 'copy-link',
  css: css`
    .lk-copied-link {
      max-block-size: 76px;
      padding: 10px 12px;
      overflow: auto;
      border: 1px solid var(--lk-line-control);
      border-radius: var(--lk-radius-control);
      font:
        var(--lk-type-small) ui-monospace,
        monospace;
      overflow-wrap: anywhere;
      user-select: all;
    }
  `,
}
