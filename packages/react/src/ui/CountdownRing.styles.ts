import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const countdownRingStyles: StyleDefinition = {
  id: 'countdown-ring',
  css: css`
    .lk-countdown {
      position: relative;
      display: inline-grid;
      flex: none;
      place-items: center;
      inline-size: 24px;
      block-size: 24px;
      font: 500 10px/12px var(--lk-font);
      font-variant-numeric: tabular-nums;
      color: var(--lk-ink);
    }
    .lk-countdown > svg {
      position: absolute;
      inset: 0;
      pointer-events: none;
    }
    .lk-countdown::after {
      content: attr(data-seconds);
      position: relative;
    }
    .lk-countdown circle {
      fill: none;
      stroke: var(--lk-line-strong);
      stroke-width: 2;
    }
    .lk-countdown circle + circle {
      stroke: var(--lk-accent);
      /* It begins at the top. */
      transform: rotate(-90deg);
      transform-origin: center;
    }
  `,
}
