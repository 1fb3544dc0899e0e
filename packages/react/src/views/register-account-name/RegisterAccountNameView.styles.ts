import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const registerAccountNameStyles: StyleDefinition = {
  id: 'register-account-name',
  layer: 'view',
  css: css`
    .lk-register {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
    }
    .lk-register .lk-field {
      padding-inline-end: 15px;
    }
    .lk-register .lk-field:has([aria-invalid]) {
      border-color: var(--lk-bad);
    }
    .lk-register .lk-field bdi {
      max-inline-size: 55%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      color: var(--lk-ink-2);
    }
    .lk-register-hint {
      min-block-size: 1.4em;
      padding-inline: 16px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      overflow-wrap: anywhere;
    }
    .lk-register-hint[data-tone='bad'] {
      color: var(--lk-bad);
    }
    .lk-register-free {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    .lk-register-free .lk-button {
      max-inline-size: 100%;
    }
  `,
}
