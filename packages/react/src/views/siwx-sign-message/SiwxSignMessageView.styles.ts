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
    .lk-siwx > .lk-status + .lk-siwx-actions {
      margin-block-start: 16px;
    }
    .lk-siwx-pictures {
      display: flex;
      align-items: center;
      gap: 10px;
    }
    .lk-siwx-link {
      /* Three whole dots. */
      inline-size: 24px;
      block-size: 4px;
      background: radial-gradient(circle, var(--lk-ink-3) 1.6px, transparent 2px) 0 / 8px 4px;
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
      padding: 12px 12px 0;
      overflow: auto;
      overscroll-behavior: contain;
      border-radius: var(--lk-radius-control);
      background: var(--lk-bg-sunken);
      font: var(--lk-type-caption) var(--lk-font);
      color: var(--lk-ink);
    }
    /* Fades the text out at the lower edge while there is more of it. */
    .lk-siwx-text::after {
      content: '';
      position: sticky;
      inset-block-end: 0;
      display: block;
      block-size: 24px;
      background: linear-gradient(transparent, var(--lk-bg-sunken));
      pointer-events: none;
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
