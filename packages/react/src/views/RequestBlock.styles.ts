import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const requestBlockStyles: StyleDefinition = {
  id: 'request-block',
  layer: 'view',
  css: css`
    .lk-request {
      display: block;
    }
    .lk-request[data-failed] {
      animation: lk-request-failed 0.4s ease-in-out;
    }
    @keyframes lk-request-failed {
      20%,
      60% {
        transform: translateX(-5px);
      }
      40%,
      80% {
        transform: translateX(5px);
      }
    }
    .lk-request-action {
      visibility: hidden;
      opacity: 0;
    }
    .lk-request-action[data-shown] {
      visibility: visible;
      opacity: 1;
      transition: opacity var(--lk-time-fade);
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-request[data-failed] {
        animation: none;
      }
    }
  `,
}
