import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const walletReceiveStyles: StyleDefinition = {
  id: 'wallet-receive',
  layer: 'view',
  css: css`
    .lk-body > .lk-qr {
      inline-size: 216px;
      justify-self: center;
    }
    .lk-receive-name {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 12px;
      font: var(--lk-type-strong) var(--lk-font);
    }
    .lk-receive-name > bdi {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .lk-receive-networks {
      color: var(--lk-ink);
    }
    .lk-receive-networks ul {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin-block-start: 8px;
    }
    .lk-receive-networks li {
      display: flex;
      align-items: center;
      gap: 6px;
      padding: 2px;
      padding-inline-end: 8px;
      border-radius: 14px;
      background: var(--lk-bg-raised);
      font: var(--lk-type-caption) var(--lk-font);
    }
  `,
}
