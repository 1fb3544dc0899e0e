import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const countdownRingStyles: StyleDefinition = {
  id: 'countdown-ring',
  css: css`
    .lk-countdown {
      position: relative;
      display: inline-grid;
      place-items: center;
      inline-size: 24px;
      block-size: 24px;
      font: var(--lk-type-caption) var(--lk-font);
      font-variant-numeric: tabular-nums;
      color: var(--lk-ink);
    }
    .lk-countdown > svg {
      position: absolute;
      inset: 0;
      rotate: -90deg;
    }
    .lk-countdown circle {
      fill: none;
      stroke: var(--lk-line-strong);
      stroke-width: 2;
    }
    .lk-countdown circle + circle {
      stroke: var(--lk-accent);
    }
  `,
}
