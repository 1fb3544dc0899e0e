import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const tabsStyles: StyleDefinition = {
  id: 'tabs',
  css: css`
    .lk-tabs {
      display: flex;
      flex-wrap: wrap;
      row-gap: 5px;
      padding: 3px;
      border: 1px solid transparent;
      border-radius: calc(var(--lk-radius-control) + 2px);
      background: var(--lk-bg-sunken);
    }
    .lk-tab {
      position: relative;
      flex: 1 0;
      min-inline-size: fit-content;
      min-block-size: 36px;
      padding: 4px 8px;
      border: 1px solid transparent;
      border-radius: calc(var(--lk-radius-control) - 1px);
      font-size: 14px;
      text-align: center;
      overflow-wrap: anywhere;
      color: var(--lk-ink-2);
      transition:
        background-color var(--lk-time-fade),
        color var(--lk-time-fade);
    }
    /* As wide as when selected, so that selecting moves nothing. */
    .lk-tab-room {
      display: block;
      block-size: 0;
      visibility: hidden;
      overflow: hidden;
      font-weight: 600;
    }
    .lk-tab-room::before {
      content: attr(data-label);
    }
    .lk-tab::after {
      content: '';
      position: absolute;
      inset: -5px 0;
    }
    .lk-tab[aria-selected='true'] {
      border-color: var(--lk-line);
      background: var(--lk-bg-raised);
      color: var(--lk-ink);
      font-weight: 600;
    }
    @media (hover: hover) {
      .lk-tab:hover {
        color: var(--lk-ink);
      }
    }
    @media (forced-colors: active) {
      .lk-tabs {
        border-color: CanvasText;
      }
      .lk-tab[aria-selected='true'] {
        border-color: Highlight;
      }
    }
  `,
}
