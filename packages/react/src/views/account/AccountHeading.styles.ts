import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const accountHeadingStyles: StyleDefinition = {
  id: 'account-heading',
  layer: 'view',
  css: css`
    .lk-network-pill {
      position: relative;
      display: flex;
      align-items: center;
      gap: 8px;
      max-inline-size: 100%;
      min-block-size: 32px;
      padding-inline: 4px 12px;
      border: 1px solid var(--lk-line);
      border-radius: 999px;
      background: var(--lk-bg-raised);
      font-size: 14px;
      line-height: 20px;
    }
    button.lk-network-pill {
      padding-inline-end: 8px;
      transition: background-color var(--lk-time-fade);
    }
    button.lk-network-pill::after {
      content: '';
      position: absolute;
      inset: -7px 0;
    }
    .lk-network-pill > span[dir] {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-network-pill > .lk-icon {
      margin-inline-start: -4px;
      color: var(--lk-ink-3);
    }
    @media (hover: hover) {
      button.lk-network-pill:hover {
        background: var(--lk-bg-hover);
      }
    }
  `,
}
