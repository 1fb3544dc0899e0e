import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const allWalletsStyles: StyleDefinition = {
  id: 'all-wallets',
  layer: 'view',
  css: css`
    .lk-skeleton-short {
      inline-size: 56px;
    }
    .lk-all-wallets-top {
      display: flex;
      align-items: center;
      gap: var(--lk-gap);
    }
    .lk-all-wallets-top > .lk-field {
      flex: 1;
      min-inline-size: 0;
    }
    .lk-all-wallets-top > .lk-icon-button {
      flex: none;
      inline-size: var(--lk-row);
      block-size: var(--lk-row);
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      color: var(--lk-ink);
    }
    @media (hover: hover) {
      .lk-all-wallets-top > .lk-icon-button:hover {
        background: var(--lk-bg-hover);
      }
    }
    .lk-tiles {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
      gap: 4px;
    }
    .lk-tiles[data-quiet] {
      visibility: hidden;
    }
    .lk-tile {
      display: flex;
      flex-direction: column;
      align-items: center;
      gap: 8px;
      inline-size: 100%;
      padding: 8px 2px 6px;
      border-radius: var(--lk-radius-row);
      text-align: center;
      text-decoration: none;
      transition: background-color var(--lk-time-fade);
    }
    @media (hover: hover) {
      .lk-tile[data-lk-item]:hover {
        background: var(--lk-bg-hover);
      }
    }
    .lk-tile[data-lk-item]:active {
      background: var(--lk-bg-hover);
    }
    .lk-tile-picture {
      position: relative;
      display: block;
    }
    .lk-tile-badge {
      position: absolute;
      inset-block-end: -4px;
      inset-inline-end: -4px;
      display: grid;
      place-items: center;
      inline-size: 22px;
      block-size: 22px;
      border: 2px solid var(--lk-bg);
      border-radius: 50%;
      background: var(--lk-good-soft);
      color: var(--lk-good);
    }
    .lk-tile-badge > .lk-icon {
      inline-size: 12px;
      block-size: 12px;
      stroke-width: 3;
    }
    .lk-tile-name {
      display: grid;
      justify-items: center;
      inline-size: 100%;
      block-size: 32px;
      font: var(--lk-type-caption) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-tile-name:not(:has(.lk-skeleton)) {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }
  `,
}
