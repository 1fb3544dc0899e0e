import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const tagStyles: StyleDefinition = {
  id: 'tag',
  css: css`
    .lk-tag {
      flex: 0 1 auto;
      min-inline-size: 0;
      padding: 2px 7px;
      border: 1px solid var(--lk-line);
      /* Rounded for one line, and still fitting for two. */
      border-radius: 11px;
      font: var(--lk-type-caption) var(--lk-font);
      font-weight: 600;
      overflow-wrap: anywhere;
      text-align: center;
      text-wrap: balance;
      background: var(--lk-bg-raised);
      color: var(--lk-ink-2);
    }
    .lk-tag-good {
      border-color: transparent;
      background: var(--lk-good-soft);
      color: var(--lk-good);
    }
    .lk-tag-warn {
      border-color: transparent;
      background: var(--lk-warn-soft);
      color: var(--lk-warn);
    }
    .lk-tag-accent {
      border-color: transparent;
      background: var(--lk-accent-soft);
      color: var(--lk-accent);
    }
  `,
}
