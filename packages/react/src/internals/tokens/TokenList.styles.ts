import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const tokenListStyles: StyleDefinition = {
  id: 'token-list',
  layer: 'view',
  css: css`
    .lk-tokens {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--lk-gap);
    }
    .lk-tokens-heading {
      padding: 8px 0 4px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-tokens-unread {
      display: flex;
      align-items: center;
      gap: 12px;
      padding: 7px;
      padding-inline-start: 13px;
      border: 1px solid var(--lk-line);
      border-radius: var(--lk-radius-row);
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-tokens-unread > p {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .lk-unlisted .lk-icon-tile {
      border-radius: 50%;
    }
    .lk-unlisted .lk-row[aria-expanded] {
      block-size: auto;
      min-block-size: var(--lk-row);
    }
    .lk-unlisted .lk-row[aria-expanded] .lk-row-subtitle {
      white-space: normal;
    }
    .lk-unlisted .lk-row[aria-expanded='true'] .lk-row-end > .lk-icon {
      transform: rotate(180deg);
    }
  `,
}
