import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const tagStyles: StyleDefinition = {
  id: 'tag',
  css: css`
    .lk-tag {
      flex: 0 1 auto;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      padding: 2px 7px;
      border: 1px solid var(--lk-line);
      border-radius: 999px;
      font: var(--lk-type-caption) var(--lk-font);
      font-weight: 600;
      white-space: nowrap;
      background: var(--lk-bg-raised);
      color: var(--lk-ink-2);
    }
    .lk-tag-good {
      border-color: transparent;
      background: var(--lk-good-soft);
      color: var(--lk-good);
    }
    .lk-tag-accent {
      border-color: transparent;
      background: var(--lk-accent-soft);
      color: var(--lk-accent);
    }
  `,
}
