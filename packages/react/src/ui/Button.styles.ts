import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const buttonStyles: StyleDefinition = {
  id: 'button',
  css: css`
    .lk-button {
      position: relative;
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 8px;
      inline-size: 100%;
      min-block-size: var(--lk-button);
      padding: 8px 16px;
      border: 1px solid transparent;
      border-radius: var(--lk-radius-row);
      font: var(--lk-type-strong) var(--lk-font);
      text-align: center;
      text-decoration: none;
      background: var(--lk-primary);
      color: var(--lk-on-primary);
      transition:
        background-color var(--lk-time-fade),
        border-color var(--lk-time-fade),
        transform var(--lk-time-fade);
    }
    .lk-button-soft {
      background: var(--lk-bg-sunken);
      border-color: var(--lk-line);
      color: var(--lk-ink);
    }
    .lk-button-small {
      inline-size: auto;
      min-block-size: var(--lk-button-small);
      padding: 4px 14px;
      border-radius: var(--lk-radius-control);
      font-size: 14px;
    }
    .lk-button-small::after {
      content: '';
      position: absolute;
      inset: calc((var(--lk-button-small) - var(--lk-target)) / 2 - 1px) 0;
    }
    @media (hover: hover) {
      .lk-button:hover {
        background: color-mix(in srgb, var(--lk-primary) 86%, var(--lk-bg));
      }
      .lk-button-soft:hover {
        background: var(--lk-bg-hover);
      }
    }
    .lk-button:active {
      transform: scale(0.985);
    }
    .lk-button[aria-disabled='true'] {
      cursor: default;
      transform: none;
    }
    .lk-button[aria-disabled='true']:not([aria-busy='true']) {
      background: var(--lk-bg-sunken);
      border-color: var(--lk-line);
      color: var(--lk-ink-3);
    }
    .lk-button-over {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
    }
    .lk-button-over + span {
      opacity: 0;
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-button:active {
        transform: none;
      }
    }
  `,
}
