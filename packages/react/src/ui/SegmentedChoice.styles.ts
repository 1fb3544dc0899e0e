import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const segmentedChoiceStyles: StyleDefinition = {
  id: 'segmented-choice',
  css: css`
    /* Long words wrap below each other at the end of a row. */
    .lk-row-end:has(> .lk-segmented) {
      flex-shrink: 1;
    }
    .lk-row:has(.lk-segmented) .lk-row-text {
      min-inline-size: min-content;
    }
    .lk-row:has(.lk-segmented) .lk-row-title {
      white-space: normal;
    }
    .lk-segmented {
      display: inline-flex;
      flex-wrap: wrap;
      min-inline-size: 0;
      padding: 3px;
      border: 1px solid transparent;
      border-radius: var(--lk-radius-control);
      background: var(--lk-bg-hover);
    }
    .lk-segment {
      position: relative;
      display: grid;
      flex: 1 1 auto;
      place-items: center;
      min-block-size: 32px;
      padding-inline: 8px;
      border: 1px solid transparent;
      border-radius: calc(var(--lk-radius-control) - 3px);
      font: var(--lk-type-small) var(--lk-font);
      white-space: nowrap;
      color: var(--lk-ink-2);
      cursor: pointer;
    }
    .lk-segment > input {
      position: absolute;
      inset: -7px 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    .lk-segment:has(:checked) {
      border-color: var(--lk-line);
      background: var(--lk-bg-raised);
      color: var(--lk-ink);
      font-weight: 600;
    }
    .lk-segment:has(:focus-visible) {
      outline: 2px solid var(--lk-focus);
      outline-offset: 2px;
    }
    .lk-segmented[aria-disabled='true'] > .lk-segment {
      cursor: default;
    }
    @media (hover: hover) {
      .lk-segment:hover {
        color: var(--lk-ink);
      }
    }
    @media (forced-colors: active) {
      .lk-segmented {
        border-color: CanvasText;
      }
      .lk-segment:has(:checked) {
        border-color: Highlight;
      }
    }
  `,
}
