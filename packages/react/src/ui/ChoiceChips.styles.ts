import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const choiceChipsStyles: StyleDefinition = {
  id: 'choice-chips',
  css: css`
    .lk-chips {
      display: flex;
      gap: 8px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      /* Room for the touch targets and for the focus ring. */
      padding-block: 4px;
      margin-block: -4px;
      scrollbar-width: none;
    }
    .lk-chip {
      position: relative;
      display: flex;
      flex: none;
      align-items: center;
      gap: 6px;
      min-block-size: 36px;
      padding-inline: 12px;
      border: 1px solid transparent;
      border-radius: 999px;
      background: var(--lk-bg-sunken);
      font: var(--lk-type-small) var(--lk-font);
      white-space: nowrap;
      cursor: pointer;
    }
    .lk-chip:has(.lk-picture) {
      padding-inline-start: 8px;
    }
    .lk-chip .lk-picture {
      inline-size: 20px;
      block-size: 20px;
    }
    .lk-chip > input {
      position: absolute;
      inset: -4px 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    .lk-chip:has(:checked) {
      background: var(--lk-bg);
      box-shadow: inset 0 0 0 2px var(--lk-accent);
    }
    .lk-chip:has(:focus-visible) {
      outline: 2px solid var(--lk-focus);
      /* Outside, the scrolled line would cut it. */
      outline-offset: -4px;
    }
    @media (hover: hover) {
      .lk-chip:not(:has(:checked)):hover {
        background: var(--lk-bg-hover);
      }
    }
    @media (forced-colors: active) {
      .lk-chip:has(:checked) {
        border-color: Highlight;
      }
    }
  `,
}
