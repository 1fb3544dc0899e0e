import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

/** The button's space is reserved while it is hidden; until then the rest is centred in the whole. */
export const requestBlockStyles: StyleDefinition = {
  id: 'request-block',
  layer: 'view',
  css: css`
    .lk-request {
      display: grid;
      gap: var(--lk-gap);
    }
    .lk-request > * {
      transition:
        translate var(--lk-time-view),
        opacity var(--lk-time-fade);
    }
    .lk-request[data-bare] > .lk-status {
      translate: 0 calc((var(--lk-button) - var(--lk-gap)) / 2);
    }
    .lk-request[data-bare] > .lk-request-action {
      visibility: hidden;
      opacity: 0;
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
      .lk-request > * {
        transition-property: opacity;
      }
      .lk-request-media[data-failed] {
        animation: none;
      }
    }
  `,
}
