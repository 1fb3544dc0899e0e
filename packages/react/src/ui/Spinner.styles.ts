import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const spinnerStyles: StyleDefinition = {
  id: 'spinner',
  css: css`
    .lk-spinner {
      animation: lk-spin 0.8s linear infinite;
    }
    .lk-spinner circle {
      stroke: currentColor;
      opacity: 0.2;
    }
    @keyframes lk-spin {
      to {
        transform: rotate(1turn);
      }
    }
    @keyframes lk-pulse {
      50% {
        opacity: 0.4;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-spinner {
        animation: lk-pulse 1.6s ease-in-out infinite;
      }
    }
  `,
}
