import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

export const noticeStyles: StyleDefinition = {
  id: 'notices',
  layer: 'modal',
  css: css`
    .lk-notices {
      display: grid;
      justify-items: center;
      position: fixed;
      z-index: 2147483647;
      inset: calc(16px + env(safe-area-inset-top, 0px)) 16px auto;
      pointer-events: none;
    }
    /* It would cover the whole page, so the browser could not prove to the frame of an embedded wallet that it is seen. */
    .lk-notices::backdrop {
      display: none;
    }
    .lk-notices > * {
      display: grid;
      justify-items: center;
      max-width: 100%;
    }
    .lk-toast {
      display: flex;
      align-items: center;
      gap: 10px;
      margin-block-end: 8px;
      padding-block: 10px;
      padding-inline: 12px 16px;
      border-radius: 20px;
      background: var(--lk-bg-raised);
      box-shadow: var(--lk-shadow);
      font-size: 14px;
      overflow-wrap: anywhere;
      transition:
        opacity var(--lk-time-toast) linear,
        translate var(--lk-time-toast) ease-out;
    }
    .lk-toast[data-from],
    .lk-toast[data-to] {
      translate: 0 -8px;
    }
    .lk-toast[data-variant='error'] {
      color: var(--lk-bad);
    }
    .lk-toast[data-variant='loading'] > svg {
      color: var(--lk-accent);
    }
    .lk-toast[data-variant='success'] > svg {
      color: var(--lk-good);
    }
    /* Links that do not fit beside the message get a line of their own. */
    .lk-toast-body {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 12px;
    }
    .lk-toast > svg {
      flex: none;
    }
    .lk-toast :is(a, button) {
      pointer-events: auto;
      flex: none;
      color: inherit;
    }
    .lk-toast > .lk-icon-button {
      margin-block: -8px;
      margin-inline-end: -12px;
    }
    .lk-toast-details {
      text-decoration: underline;
    }
    /* A touch target as high as the pill. */
    .lk-toast :is(a, .lk-toast-details) {
      margin-block: -10px;
      padding-block: 10px;
    }
    .lk-alert {
      display: grid;
      grid-template-columns: 20px minmax(0, 1fr) auto;
      gap: 10px;
      margin-block-end: 8px;
      width: min(var(--lk-width), 100vw - 32px);
      padding-block: 12px;
      padding-inline: 14px 8px;
      border-radius: var(--lk-radius-row);
      background: var(--lk-bad-soft);
      color: var(--lk-bad);
      box-shadow: var(--lk-shadow);
      font: var(--lk-type-small) var(--lk-font);
      overflow-wrap: anywhere;
      pointer-events: auto;
      animation: lk-appear var(--lk-time-toast);
    }
    .lk-alert b {
      font-weight: 600;
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-toast {
        translate: none !important;
      }
    }
    @media (forced-colors: active), (prefers-contrast: more) {
      .lk-toast,
      .lk-alert {
        border: 1px solid;
      }
    }
  `,
}
