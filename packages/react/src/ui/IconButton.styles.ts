import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const iconButtonStyles: StyleDefinition = {
  id: 'icon-button',
  css: css`
    .lk-icon-button {
      position: relative;
      display: grid;
      place-items: center;
      flex: none;
      inline-size: var(--lk-icon-button);
      block-size: var(--lk-icon-button);
      border: 1px solid transparent;
      border-radius: var(--lk-radius-control);
      color: var(--lk-ink-2);
      transition:
        background-color var(--lk-time-fade),
        color var(--lk-time-fade);
    }
    .lk-icon-button::after {
      content: '';
      position: absolute;
      inset: calc((var(--lk-icon-button) - var(--lk-target)) / 2 - 1px);
    }
    @media (hover: hover) {
      .lk-icon-button:hover {
        background: var(--lk-bg-hover);
        color: var(--lk-ink);
      }
    }
    .lk-icon-button:active {
      background: var(--lk-bg-hover);
    }
  `,
}
