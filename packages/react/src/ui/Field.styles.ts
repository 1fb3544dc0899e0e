import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const fieldStyles: StyleDefinition = {
  id: 'field',
  css: css`
    .lk-field {
      display: flex;
      align-items: center;
      gap: 10px;
      block-size: var(--lk-row);
      padding-inline: 15px 9px;
      border: 1px solid var(--lk-line-control);
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      color: var(--lk-ink-3);
      transition: background-color var(--lk-time-fade);
      cursor: text;
    }
    .lk-field:focus-within {
      outline: 2px solid var(--lk-focus);
      outline-offset: -2px;
      background: var(--lk-bg);
    }
    .lk-field input {
      flex: 1;
      align-self: stretch;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      outline: 0;
      appearance: none;
      background: none;
      color: var(--lk-ink);
    }
    .lk-field input::placeholder {
      color: var(--lk-ink-3);
      opacity: 1;
    }
    .lk-field input::-webkit-search-cancel-button {
      display: none;
    }
    @media (pointer: coarse) {
      .lk-field input {
        font-size: 16px;
      }
    }
  `,
}
