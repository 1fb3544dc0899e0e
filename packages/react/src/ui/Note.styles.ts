import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const noteStyles: StyleDefinition = {
  id: 'note',
  css: css`
    .lk-note {
      display: flex;
      gap: 10px;
      padding: 11px 13px;
      border: 1px solid transparent;
      border-radius: var(--lk-radius-row);
      font: var(--lk-type-small) var(--lk-font);
      overflow-wrap: anywhere;
      background: var(--lk-warn-soft);
      color: var(--lk-warn);
    }
    .lk-note-bad {
      background: var(--lk-bad-soft);
      color: var(--lk-bad);
    }
    .lk-note-info {
      border-color: var(--lk-line-strong);
      background: none;
      color: var(--lk-ink);
    }
    .lk-note > .lk-icon {
      margin-block-start: -1px;
    }
    /* Long coloured text is not read. */
    .lk-note p {
      color: var(--lk-ink);
    }
    .lk-note b {
      font-weight: 600;
    }
  `,
}
