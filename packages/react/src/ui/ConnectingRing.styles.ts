import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const connectingRingStyles: StyleDefinition = {
  id: 'connecting-ring',
  css: css`
    .lk-ring {
      position: relative;
      display: grid;
      place-items: center;
      inline-size: 92px;
      block-size: 92px;
    }
    .lk-ring > svg {
      position: absolute;
      inset: 0;
      overflow: visible;
    }
    .lk-ring-track {
      stroke: var(--lk-line);
      transition: stroke var(--lk-time-fade);
    }
    .lk-ring-run {
      stroke: var(--lk-accent);
      animation:
        lk-ring-run 1.4s linear infinite,
        lk-ring-in var(--lk-time-fade);
    }
    .lk-ring[data-status='declined'] .lk-ring-track {
      stroke: var(--lk-bad);
    }
    .lk-ring[data-status='late'] .lk-ring-track {
      stroke: var(--lk-warn);
    }
    .lk-ring[data-status='done'] .lk-ring-track {
      stroke: var(--lk-good);
    }
    .lk-ring-tick {
      position: absolute;
      inset: auto -6px -6px auto;
      padding: 4px;
      border: 3px solid var(--lk-bg);
      border-radius: 50%;
      background: var(--lk-good);
      color: var(--lk-bg);
      animation: lk-ring-in var(--lk-time-view);
    }
    @keyframes lk-ring-run {
      to {
        stroke-dashoffset: -100;
      }
    }
    @keyframes lk-ring-in {
      from {
        opacity: 0;
      }
    }
    @keyframes lk-ring-pulse {
      50% {
        opacity: 0.35;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-ring-run {
        animation: lk-ring-pulse 1.6s ease-in-out infinite;
      }
    }
  `,
}
