import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const loginNotesStyles: StyleDefinition = {
  id: 'login-notes',
  layer: 'view',
  css: css`
    .lk-login-note {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 8px;
      padding-inline-end: 12px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-warn-soft);
    }
    .lk-login-note > .lk-note {
      flex: 1 1 180px;
      min-inline-size: 0;
      background: none;
    }
    .lk-login-note > .lk-button {
      flex: none;
      background: var(--lk-bg);
      border-color: transparent;
    }
  `,
}
