import { css } from '../../theme/css.ts'
import type { StyleDefinition } from '../../theme/StyleDefinition.ts'

/** Buttons are side by side if their labels fit. */
export const siwxSignMessageStyles: StyleDefinition = {
  id: 'siwx-sign-message',
  layer: 'view',
  css: css`
    .lk-siwx {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .lk-siwx > .lk-status {
      padding-block-end: 4px;
    }
    .lk-siwx > .lk-status p {
      min-block-size: 54px;
    }
    .lk-siwx-pictures {
      display: flex;
    }
    .lk-siwx-pictures > :last-child {
      margin-inline-start: -14px;
      box-shadow: 0 0 0 4px var(--lk-bg);
    }
    .lk-siwx-message {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      padding-block-end: 8px;
    }
    .lk-siwx-toggle {
      min-block-size: var(--lk-target);
      padding-inline: 12px;
      border-radius: var(--lk-radius-control);
      font: var(--lk-type-small) var(--lk-font);
      color: var(--lk-ink-2);
      text-decoration: underline;
      text-decoration-color: var(--lk-line-strong);
      text-underline-offset: 3px;
    }
    .lk-siwx-text {
      inline-size: 100%;
      max-block-size: 176px;
      margin-block-end: 8px;
      padding: 12px;
      overflow: auto;
      overscroll-behavior: contain;
      border-radius: var(--lk-radius-control);
      background: var(--lk-bg-sunken);
      font: var(--lk-type-caption) var(--lk-font);
      color: var(--lk-ink);
    }
    .lk-siwx-text > bdi {
      display: block;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      -webkit-user-select: text;
      user-select: text;
    }
    .lk-siwx-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--lk-gap);
    }
    .lk-siwx-actions > .lk-button {
      flex: 1 1 120px;
      inline-size: auto;
    }
    @media (hover: hover) {
      .lk-siwx-toggle:hover {
        color: var(--lk-ink);
      }
    }
  `,
}
