import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const profileWalletsStyles: StyleDefinition = {
  id: 'profile-wallets',
  layer: 'view',
  css: css`
    .lk-connection {
      padding-block-end: 8px;
    }
    .lk-connection-head {
      display: flex;
      align-items: center;
      gap: 10px;
      padding-block: 3px;
      padding-inline-start: 8px;
      min-block-size: 40px;
    }
    .lk-connection-away .lk-row-media {
      opacity: 0.5;
    }
    .lk-connection-name {
      flex: 1;
      min-inline-size: 0;
    }
    .lk-connection-name p {
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
    }
    .lk-connection-title {
      display: flex;
      align-items: center;
      padding-inline: 8px;
      min-block-size: 40px;
      font-weight: 600;
    }
    .lk-connection-name > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-connection-name h3 {
      font-weight: 600;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    .lk-connection-busy {
      display: grid;
      place-items: center;
      inline-size: var(--lk-icon-button);
      block-size: var(--lk-icon-button);
    }
    .lk-connection-hint {
      padding: 6px 8px 4px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      text-wrap: pretty;
    }
  `,
}
