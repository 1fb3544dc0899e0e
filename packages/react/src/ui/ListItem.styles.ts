import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const listItemStyles: StyleDefinition = {
  id: 'list-item',
  css: css`
    .lk-row {
      display: flex;
      align-items: center;
      gap: 12px;
      inline-size: 100%;
      min-block-size: var(--lk-row);
      padding: 7px;
      padding-inline-end: 11px;
      border: 1px solid transparent;
      border-radius: var(--lk-radius-row);
      text-decoration: none;
      background: var(--lk-bg-sunken);
      transition: background-color var(--lk-time-fade);
    }
    .lk-row-flat {
      background: none;
    }
    .lk-row-flat[aria-current] {
      background: var(--lk-bg-sunken);
    }
    @media (hover: hover) {
      .lk-row[data-lk-item]:hover {
        background: var(--lk-bg-hover);
      }
    }
    .lk-row[data-lk-item]:active {
      background: var(--lk-bg-hover);
    }
    .lk-row[aria-disabled='true'] {
      cursor: default;
      background: none;
    }
    .lk-row[aria-disabled='true'] .lk-row-title {
      color: var(--lk-ink-2);
    }
    .lk-row-media {
      display: grid;
      place-items: center;
      flex: none;
      inline-size: var(--lk-logo);
      block-size: var(--lk-logo);
    }
    .lk-row-media > .lk-icon {
      color: var(--lk-ink-2);
    }
    .lk-row-text {
      flex: 1;
      inline-size: 0;
      min-inline-size: 0;
    }
    .lk-row-title,
    .lk-row-subtitle {
      display: block;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    /* A name may be as long as it likes; what explains it is read to its end. */
    .lk-row-title {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-row-subtitle {
      overflow-wrap: anywhere;
      text-wrap: pretty;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-row-end {
      display: flex;
      align-items: center;
      gap: 8px;
      flex: none;
      max-inline-size: 60%;
      text-align: end;
    }
    .lk-row-end > .lk-icon {
      color: var(--lk-ink-3);
      margin-inline-end: -4px;
    }
    .lk-row-end > .lk-row-check {
      color: var(--lk-good);
      margin-inline-end: -2px;
    }
    .lk-acting {
      position: relative;
    }
    .lk-acting > .lk-row {
      padding-inline-end: calc(var(--lk-icon-button) + 5px);
    }
    .lk-row-action {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      display: grid;
      place-items: center;
      transition: opacity var(--lk-time-fade);
    }
    .lk-row-action .lk-icon-button {
      color: var(--lk-ink-3);
    }
    .lk-row-action .lk-icon-button:focus-visible {
      outline-offset: -2px;
    }
    @media (hover: hover) {
      .lk-acting:hover > .lk-row[data-lk-item]:not([aria-disabled]) {
        background: var(--lk-bg-hover);
      }
      .lk-row-action .lk-icon-button:hover {
        background: none;
        color: var(--lk-ink);
      }
    }
    /* A finger has nothing to find it by, and who asks for contrast is not to search. */
    @media (hover: hover) and (not (any-pointer: coarse)) and (not (prefers-contrast: more)) {
      .lk-acting:not(:hover, :focus-within) > .lk-row:not([aria-current]) + .lk-row-action {
        opacity: 0;
      }
    }
  `,
}
