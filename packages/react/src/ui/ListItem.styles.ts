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
    /* Names are cut if they are too long; explanations are not. */
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
  `,
}
