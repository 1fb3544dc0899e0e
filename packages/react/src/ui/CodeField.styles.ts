import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const codeFieldStyles: StyleDefinition = {
  id: 'code-field',
  css: css`
    .lk-code {
      position: relative;
      display: grid;
      grid-template-columns: repeat(6, 1fr);
      gap: 8px;
      max-inline-size: 420px;
      inline-size: 100%;
      margin-inline: auto;
    }
    .lk-code input {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      padding: 0;
      border: 0;
      outline: 0;
      border-radius: 14px;
      appearance: none;
      background: none;
      /* The boxes draw the digits. */
      color: transparent;
      caret-color: transparent;
      font-size: 22px;
      text-align: center;
      cursor: text;
      forced-color-adjust: none;
    }
    .lk-code input::selection {
      background: transparent;
    }
    .lk-code span {
      display: grid;
      place-items: center;
      min-inline-size: 0;
      block-size: var(--lk-row);
      border: 1px solid var(--lk-line-control);
      border-radius: 14px;
      background: var(--lk-bg-sunken);
      font: 600 22px/28px var(--lk-font);
      font-variant-numeric: tabular-nums;
      transition: border-color var(--lk-time-fade);
    }
    .lk-code em {
      padding: 2px 5px;
      border-radius: 6px;
      font-style: normal;
    }
    .lk-code[data-wrong] span {
      border: 2px solid var(--lk-bad);
      background: var(--lk-bg);
    }
    .lk-code input:focus ~ span {
      background: var(--lk-bg);
    }
    .lk-code span[data-box='caret'] {
      border-color: var(--lk-focus);
      box-shadow: inset 0 0 0 1px var(--lk-focus);
    }
    .lk-code:not([data-busy]) span[data-box='caret']:empty::before {
      content: '';
      inline-size: 1px;
      block-size: 24px;
      background: var(--lk-ink);
      animation: lk-code-caret 1.1s step-end infinite;
    }
    .lk-code span[data-box='selected'] em {
      background: var(--lk-accent-soft);
    }
    .lk-code:not([data-wrong]) span[data-box='selected'] {
      border-color: var(--lk-focus);
    }
    .lk-code[data-busy] span {
      border-color: var(--lk-line);
      background: var(--lk-bg-sunken);
      box-shadow: none;
      color: var(--lk-ink-2);
    }
    .lk-code[data-shake] {
      animation: lk-code-wrong var(--lk-time-shake) ease-in-out;
    }
    @keyframes lk-code-caret {
      50% {
        opacity: 0;
      }
    }
    @keyframes lk-code-wrong {
      15%,
      55% {
        transform: translateX(-8px);
      }
      35%,
      75% {
        transform: translateX(8px);
      }
      90% {
        transform: translateX(-3px);
      }
    }
    @media (forced-colors: active) {
      .lk-code span[data-box='selected'] em {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-code[data-shake],
      .lk-code:not([data-busy]) span[data-box='caret']:empty::before {
        animation: none;
      }
    }
  `,
}
