import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const addressInputStyles: StyleDefinition = {
  id: 'address-input',
  css: css`
    .lk-address-input input {
      text-overflow: ellipsis;
      text-align: match-parent;
      text-align: -webkit-match-parent;
    }
    .lk-address-input > .lk-field:has([aria-invalid]) {
      border-color: var(--lk-bad);
    }
    .lk-address-input .lk-button {
      flex: none;
      max-inline-size: 50%;
    }
    .lk-address-input > p {
      padding-inline: 16px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-bad);
      overflow-wrap: anywhere;
    }
  `,
}
