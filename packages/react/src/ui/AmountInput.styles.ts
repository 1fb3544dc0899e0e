import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const amountInputStyles: StyleDefinition = {
  id: 'amount-input',
  css: css`
    .lk-amount {
      padding: 11px 15px;
      border: 1px solid var(--lk-line-control);
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      transition: background-color var(--lk-time-fade);
    }
    .lk-amount:focus-within {
      background: var(--lk-bg);
    }
    .lk-amount:has(input:focus) {
      outline: 2px solid var(--lk-focus);
      outline-offset: -2px;
    }
    .lk-amount:has([aria-invalid]) {
      border-color: var(--lk-bad);
    }
    .lk-amount > div {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 8px;
    }
    .lk-amount > div > :not(input) {
      flex: none;
      max-inline-size: 60%;
      overflow-wrap: anywhere;
    }
    .lk-amount input {
      flex: 1;
      inline-size: 0;
      min-inline-size: 0;
      padding: 0;
      border: 0;
      outline: 0;
      background: none;
      color: var(--lk-ink);
      font: 600 32px/40px var(--lk-font);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.02em;
      text-align: match-parent;
      text-align: -webkit-match-parent;
    }
    .lk-amount input::placeholder {
      color: var(--lk-ink-3);
      opacity: 1;
    }
    .lk-amount > div + div {
      min-block-size: 28px;
      font: var(--lk-type-small) var(--lk-font);
      font-variant-numeric: tabular-nums;
      color: var(--lk-ink-2);
    }
    .lk-amount button {
      position: relative;
      text-decoration: underline dotted;
      text-underline-offset: 3px;
    }
    .lk-amount button::after {
      content: '';
      position: absolute;
      inset: calc((18px - var(--lk-target)) / 2) -8px;
    }
    .lk-amount > h3 {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-amount > p {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-bad);
      overflow-wrap: anywhere;
    }
  `,
}
