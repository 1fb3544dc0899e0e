import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const socialButtonsStyles: StyleDefinition = {
  id: 'social-buttons',
  css: css`
    .lk-socials {
      display: grid;
      grid-template-columns: repeat(var(--lk-socials), minmax(0, 1fr));
      gap: 8px;
    }
    .lk-social {
      display: grid;
      place-items: center;
      block-size: var(--lk-row);
      color: var(--lk-ink);
      background: var(--lk-bg-sunken);
      border-radius: var(--lk-radius-row);
    }
    @media (hover: hover) {
      .lk-social:hover {
        background: var(--lk-bg-hover);
      }
    }
    @media (forced-colors: active) {
      .lk-social {
        border: 1px solid;
      }
    }
  `,
}
