import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const skeletonStyles: StyleDefinition = {
  id: 'skeleton',
  css: css`
    .lk-skeleton {
      display: block;
      flex: none;
      inline-size: 104px;
      block-size: 12px;
      border-radius: 6px;
      background: linear-gradient(90deg, var(--lk-bg-hover) 35%, var(--lk-line-strong), var(--lk-bg-hover) 65%);
      background-size: 300%;
      opacity: 0.8;
      animation: lk-shimmer 1.6s linear infinite;
    }
    .lk-skeleton-long {
      inline-size: 168px;
    }
    .lk-skeleton-logo {
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
      border-radius: var(--lk-radius-logo);
    }
    .lk-skeleton-row {
      display: flex;
      align-items: center;
      gap: 12px;
      min-block-size: var(--lk-row);
      padding: 8px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
    }
    .lk-skeleton-text {
      display: grid;
      gap: 8px;
    }
    @keyframes lk-shimmer {
      from {
        background-position: 100%;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-skeleton {
        animation: none;
      }
    }
  `,
}
