import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const emailFieldStyles: StyleDefinition = {
  id: 'email-field',
  css: css`
    .lk-email {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 6px;
    }
    .lk-email .lk-field {
      padding-inline-end: 7px;
    }
    .lk-email input {
      text-align: match-parent;
      text-align: -webkit-match-parent;
      text-overflow: ellipsis;
    }
    .lk-email .lk-field:has([aria-invalid]) {
      border-color: var(--lk-bad);
    }
    .lk-email .lk-button {
      flex: none;
      max-inline-size: 50%;
    }
    .lk-email > p {
      padding-inline: 16px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-bad);
      overflow-wrap: anywhere;
    }
  `,
}
