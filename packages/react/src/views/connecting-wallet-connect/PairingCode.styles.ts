import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const pairingCodeStyles: StyleDefinition = {
  id: 'pairing-code',
  layer: 'view',
  css: css`
    .lk-pairing-code {
      position: relative;
    }
    .lk-pairing-code > button {
      display: block;
      inline-size: 100%;
      border-radius: calc(var(--lk-radius-card) + 4px);
    }
    .lk-pairing-code > button[aria-disabled] {
      cursor: default;
    }
    .lk-pairing-code .lk-qr-code {
      transition: opacity var(--lk-time-fade);
    }
    /* Another phone can still scan it. */
    .lk-pairing-code[data-found] .lk-qr-code {
      opacity: 0.4;
    }
    .lk-pairing-time {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
      pointer-events: none;
    }
    .lk-pairing-time rect {
      fill: none;
      stroke: var(--lk-accent);
      stroke-width: 2;
      stroke-dasharray: 100 100;
      /* Runs endlessly, because the next code replaces this one before it expires. */
      animation: lk-pairing-time linear infinite;
    }
    @keyframes lk-pairing-time {
      from {
        stroke-dashoffset: 0;
      }
      to {
        stroke-dashoffset: 100;
      }
    }
  `,
}
