import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const countdownRingStyles: StyleDefinition = {
  id: 'countdown-ring',
  css: css`
    .lk-countdown {
      flex: none;
      inline-size: 24px;
      block-size: 24px;
    }
    .lk-countdown > svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }
    .lk-countdown text {
      fill: var(--lk-ink);
      font: 500 10px/12px var(--lk-font);
      font-variant-numeric: tabular-nums;
      text-anchor: middle;
      dominant-baseline: central;
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
