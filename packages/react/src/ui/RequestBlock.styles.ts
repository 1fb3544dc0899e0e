import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const requestBlockStyles: StyleDefinition = {
  id: 'request-block',
  layer: 'view',
  css: css`
    .lk-request {
      display: grid;
      gap: var(--lk-gap);
    }
    .lk-request[data-bare] > .lk-status {
      padding-block-end: 32px;
    }
    .lk-request-media {
      display: block;
    }
    .lk-request-media[data-failed] {
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
    @media (prefers-reduced-motion: reduce) {
      .lk-request-media[data-failed] {
        animation: none;
      }
    }
  `,
}
