import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const pictureStyles: StyleDefinition = {
  id: 'picture',
  css: css`
    .lk-picture {
      position: relative;
      display: block;
      flex: none;
      overflow: hidden;
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
      border-radius: var(--lk-radius-logo);
      background: var(--lk-bg-hover);
      isolation: isolate;
    }
    .lk-picture-small {
      inline-size: 24px;
      block-size: 24px;
      border-radius: calc(var(--lk-radius-logo) * 0.6);
    }
    .lk-picture-large {
      inline-size: 68px;
      block-size: 68px;
      border-radius: 19px;
    }
    .lk-picture-round {
      border-radius: 50%;
    }
    .lk-picture::after {
      content: '';
      position: absolute;
      inset: 0;
      border: 1px solid color-mix(in srgb, var(--lk-ink-3) 28%, transparent);
      border-radius: inherit;
    }
    .lk-picture > * {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
    }
    .lk-picture > img {
      object-fit: cover;
      /* Hides the corners of pictures that are rounded themselves. */
      scale: 1.04;
      opacity: 0;
      transition: opacity var(--lk-time-fade);
    }
    .lk-picture > img[data-loaded] {
      opacity: 1;
    }
  `,
}
