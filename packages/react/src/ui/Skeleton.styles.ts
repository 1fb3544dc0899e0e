import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const skeletonStyles: StyleDefinition = {
  id: 'skeleton',
  css: css`
    .lk-skeleton {
      display: block;
      flex: none;
      block-size: 12px;
      border-radius: 6px;
      background: linear-gradient(90deg, var(--lk-bg-hover) 35%, var(--lk-line-strong), var(--lk-bg-hover) 65%);
      background-size: 300% 100%;
      opacity: 0.8;
      animation: lk-shimmer 1.6s linear infinite;
    }
    .lk-skeleton-short {
      inline-size: 56px;
    }
    .lk-skeleton-medium {
      inline-size: 104px;
    }
    .lk-skeleton-long {
      inline-size: 168px;
    }
    .lk-skeleton-logo {
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
      border-radius: var(--lk-radius-logo);
    }
    .lk-skeleton-tile {
      inline-size: var(--lk-tile);
      block-size: var(--lk-tile);
      border-radius: var(--lk-radius-tile);
    }
    .lk-skeleton-avatar {
      inline-size: 64px;
      block-size: 64px;
      border-radius: 50%;
    }
    .lk-skeleton-balance {
      inline-size: 152px;
      block-size: 24px;
      margin-block: 12px;
      border-radius: 8px;
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
        background-position: 100% 0;
      }
      to {
        background-position: 0 0;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-skeleton {
        animation: none;
      }
    }
  `,
}
