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
      /* The button's enlarged touch target overlaps the row below. */
      position: relative;
      z-index: 1;
      padding-block: 4px;
      padding-inline-start: 8px;
      min-block-size: 44px;
    }
    .lk-quiet-button {
      flex: none;
      max-inline-size: 60%;
      min-block-size: var(--lk-target);
      padding-inline: 10px;
      border-radius: var(--lk-radius-control);
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      overflow-wrap: anywhere;
    }
    .lk-leave-all {
      justify-self: center;
      font-weight: 600;
      color: var(--lk-bad);
    }
    @media (hover: hover) {
      .lk-quiet-button:hover {
        text-decoration: underline;
      }
    }
    .lk-connection-away .lk-row-media {
      opacity: 0.5;
    }
    .lk-connection-name {
      flex: 1;
      min-inline-size: 0;
    }
    .lk-connection-name p {
      padding-block-end: 4px;
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }
    .lk-connection-title {
      display: flex;
      align-items: center;
      padding-inline: 8px;
      min-block-size: 40px;
      font-weight: 600;
    }
    .lk-connection-name h3 {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      font-weight: 600;
      text-align: -webkit-match-parent;
      text-align: match-parent;
    }
    .lk-connection .lk-row:has(.lk-name-field) {
      border-color: var(--lk-line-control);
    }
    .lk-connection .lk-row:has(.lk-name-field input:focus) {
      outline: 2px solid var(--lk-focus);
      outline-offset: -2px;
    }
    .lk-name-field {
      display: block;
      cursor: text;
    }
    .lk-name-field::before {
      content: '';
      position: absolute;
      inset: 0;
    }
    .lk-name-field input {
      position: relative;
      display: block;
      inline-size: 100%;
      padding: 0;
      border: 0;
      outline: 0;
      appearance: none;
      background: none;
      text-align: inherit;
    }
    .lk-name-field input::placeholder {
      color: var(--lk-ink-3);
      opacity: 1;
    }
    @media (pointer: coarse) {
      .lk-name-field input {
        font-size: 16px;
      }
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
