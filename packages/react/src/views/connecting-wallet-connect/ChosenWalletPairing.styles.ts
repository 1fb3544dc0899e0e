import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

export const chosenWalletPairingStyles: StyleDefinition = {
  id: 'get-wallet-link',
  layer: 'view',
  css: css`
    .lk-pairing-get {
      justify-self: center;
      min-block-size: var(--lk-target);
      max-inline-size: 100%;
      padding-inline: 12px;
      border-radius: var(--lk-radius-control);
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      text-align: center;
      text-decoration: underline;
      text-underline-offset: 2px;
      overflow-wrap: anywhere;
    }
    @media (hover: hover) {
      .lk-pairing-get:hover {
        color: var(--lk-ink);
      }
    }
  `,
}
