import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const nftsStyles: StyleDefinition = {
  id: 'nfts',
  layer: 'view',
  css: css`
    .lk-nfts {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-nft-part {
      content-visibility: auto;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--lk-gap);
    }
    .lk-nft-part + .lk-nft-part {
      margin-block-start: var(--lk-gap);
    }
    /* A part cuts what is outside of it. */
    .lk-nft:focus-visible {
      outline-offset: -2px;
    }
    .lk-nft-tiles {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .lk-nft {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 8px;
      inline-size: 100%;
      padding: 8px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      text-align: start;
      transition: background-color var(--lk-time-fade);
    }
    .lk-nft:hover {
      background: var(--lk-bg-hover);
    }
    .lk-nft-picture > span,
    .lk-nft-picture .lk-picture {
      display: block;
      inline-size: 100%;
      block-size: auto;
      aspect-ratio: 1;
      border-radius: calc(var(--lk-radius-row) - 4px);
    }
    .lk-nft-picture {
      position: relative;
      display: block;
    }
    .lk-nft-amount {
      position: absolute;
      inset-block-end: 6px;
      inset-inline-end: 6px;
      max-inline-size: calc(100% - 12px);
      overflow: hidden;
      padding: 1px 7px;
      border-radius: 999px;
      background: var(--lk-bg);
      text-overflow: ellipsis;
      white-space: nowrap;
      font: var(--lk-type-small) var(--lk-font);
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      color: var(--lk-ink);
    }
    .lk-nft-text {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding-inline: 4px;
    }
    .lk-nft-text > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-nft-text > :first-child {
      font-weight: 600;
    }
    .lk-nft-text > :last-child:not(:first-child) {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-nft-pending {
      block-size: 0;
      padding-block-end: calc(100% + 52px);
      border-radius: var(--lk-radius-row);
      background: var(--lk-bg-sunken);
      visibility: hidden;
    }
    .lk-nft-pending[data-late] {
      visibility: visible;
    }
    .lk-nft-large {
      inline-size: min(100%, 260px);
      margin-inline: auto;
    }
    .lk-nft-title {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
      padding-block: 4px 8px;
      text-align: center;
    }
    .lk-nft-title > h3 {
      overflow-wrap: anywhere;
      font: 600 20px/28px var(--lk-font);
      letter-spacing: -0.01em;
    }
    .lk-nft-title > p {
      overflow-wrap: anywhere;
      color: var(--lk-ink-2);
    }
    .lk-nft-number {
      display: flex;
      align-items: center;
      justify-content: flex-end;
      gap: 2px;
      margin-block: -10px;
      margin-inline-end: -10px;
    }
    .lk-nft-description {
      overflow-wrap: anywhere;
      white-space: pre-line;
    }
  `,
}
