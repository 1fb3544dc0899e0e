import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const copyButtonStyles: StyleDefinition = {
  id: 'copy-button',
  css: css`
    .lk-copy > svg {
      animation: lk-copy var(--lk-time-fade);
    }
    .lk-copy[data-status='copied'] {
      color: var(--lk-good);
    }
    .lk-copy[data-status='failed'] {
      color: var(--lk-bad);
    }
    @keyframes lk-copy {
      from {
        opacity: 0;
        transform: scale(0.8);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-copy > svg {
        animation: none;
      }
    }
  `,
}
