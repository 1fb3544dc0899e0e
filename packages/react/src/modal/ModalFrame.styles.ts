import { css } from '../theme/css.ts'
import type { StyleDefinition } from '../theme/StyleDefinition.ts'

/**
 * Below 480 px of width, the dialog is a bottom sheet. Its colour extends below the edge of the screen (as shadows), so that
 * neither its overshoot nor a browser's moving toolbar shows a gap.
 */
export const modalFrameStyles: StyleDefinition = {
  id: 'modal-frame',
  layer: 'modal',
  css: css`
    .lk-frame {
      --_top: 16px;
      --_bottom: 16px;
      --_header: 56px;
      --_room: calc(100dvh - var(--_top) - var(--_bottom) - var(--_header));
      display: block;
      position: fixed;
      inset: 0;
      width: min(var(--lk-width), 100% - 32px);
      height: fit-content;
      margin: auto;
    }
    /* One that is only prepared has its layout already, which takes longest when it is shown. */
    .lk-frame:not([open]) {
      visibility: hidden;
    }
    /* The browser's own backdrop supports neither fades nor tokens. */
    .lk-frame::backdrop {
      background: none;
    }
    .lk-scrim {
      position: fixed;
      z-index: -1;
      inset: 0;
      background: var(--lk-scrim);
      opacity: 0;
      transition: opacity var(--lk-time-fade) linear;
      touch-action: none;
    }
    [data-state='open'] > .lk-scrim {
      opacity: calc(1 - var(--_pull, 0));
    }
    .lk-panel {
      position: relative;
      container-type: inline-size;
      border-radius: var(--lk-radius-dialog);
      background: var(--lk-bg);
      box-shadow: var(--lk-shadow);
      opacity: 0;
      scale: 0.97;
      transition:
        height var(--lk-time-height) cubic-bezier(0.3, 0, 0.2, 1),
        opacity var(--lk-time-fade) ease-out,
        scale var(--lk-time-fade) cubic-bezier(0.2, 0, 0, 1);
    }
    [data-state='open'] > .lk-panel {
      opacity: 1;
      scale: 1;
    }
    [data-state='open'] > [data-shake] {
      animation: lk-shake var(--lk-time-shake) ease-in-out;
    }
    @keyframes lk-shake {
      15%,
      55% {
        transform: translateX(-8px);
      }
      35%,
      75% {
        transform: translateX(8px);
      }
      90% {
        transform: translateX(-3px);
      }
    }
    /* Time to see that it worked. */
    [data-state='closing']:has(.lk-ring[data-status='done']) > * {
      transition-delay: 0.6s;
    }
    .lk-clip {
      position: relative;
      height: 100%;
      overflow: clip;
      border-radius: inherit;
    }

    .lk-header {
      display: grid;
      grid-template-columns: var(--lk-icon-button) minmax(0, 1fr) var(--lk-icon-button);
      align-items: center;
      height: var(--_header);
      padding: 14px 14px 6px;
    }
    .lk-header-action {
      animation: lk-appear var(--lk-time-header);
    }
    .lk-title {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      justify-self: center;
      justify-items: center;
      max-width: calc(100% - 16px);
      border-radius: 6px;
      font: var(--lk-type-title) var(--lk-font);
      letter-spacing: -0.01em;
    }
    [data-state='closing'] .lk-title {
      outline-color: transparent;
    }
    .lk-title-layer {
      grid-area: 1 / 1;
      display: grid;
      grid-template-columns: minmax(0, auto);
      max-width: 100%;
      transition: opacity var(--lk-time-header) var(--_come);
    }
    .lk-title-text {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    .lk-outlet {
      position: relative;
    }
    .lk-outlet[aria-busy='true']::after,
    .lk-view-fallback::before {
      content: '';
      position: absolute;
      top: 0;
      inset-inline: var(--lk-padding);
      height: 2px;
      border-radius: 2px;
      background: linear-gradient(90deg, transparent, var(--lk-accent), transparent) 0 / 40% no-repeat;
      opacity: 0;
      animation:
        lk-wait 1s 0.12s infinite alternate ease-in-out,
        lk-show 1ms 0.12s forwards;
    }
    @keyframes lk-wait {
      from {
        background-position: 0;
      }
      to {
        background-position: 100%;
      }
    }
    @keyframes lk-show {
      to {
        opacity: 1;
      }
    }
    .lk-view {
      overflow: hidden auto;
      overscroll-behavior: contain;
      max-height: var(--_room);
      scrollbar-width: thin;
      scrollbar-color: var(--lk-line-strong) transparent;
      transition:
        opacity var(--lk-time-view) var(--_come),
        translate var(--lk-time-view) cubic-bezier(0.2, 0, 0, 1);
    }
    .lk-view-content {
      inline-size: calc(100cqi - 2 * var(--lk-padding));
      margin-inline: var(--lk-padding);
      padding-block: 8px max(var(--lk-padding), var(--_safe, 0px));
    }
    .lk-view-fallback {
      min-height: 240px;
    }
    .lk-view[data-to] {
      position: absolute;
      inset: 0 0 auto;
    }
    .lk-view[data-from='next'],
    .lk-view[data-to='previous'] {
      translate: calc(var(--_side) * 48px);
    }
    .lk-view[data-from='previous'],
    .lk-view[data-to='next'] {
      translate: calc(var(--_side) * -48px);
    }

    @media (max-width: 479.98px) {
      .lk-frame {
        --_top: calc(24px + env(safe-area-inset-top, 0px));
        --_bottom: 0px;
        --_safe: env(safe-area-inset-bottom, 0px);
        inset: auto 0 0;
        width: auto;
        max-width: none;
        margin: 0;
      }
      .lk-panel {
        border-radius: var(--lk-radius-dialog) var(--lk-radius-dialog) 0 0;
        box-shadow:
          0 64px var(--lk-bg),
          0 128px var(--lk-bg),
          var(--lk-shadow);
        opacity: 1;
        scale: none;
        translate: 0 calc(100% + 32px);
        transition:
          height var(--lk-time-height) cubic-bezier(0.3, 0, 0.2, 1),
          translate 0.2s cubic-bezier(0.4, 0, 1, 1);
      }
      [data-state='open'] > .lk-panel {
        scale: none;
        translate: 0 var(--_drag, 0);
        transition-duration: var(--lk-time-height), 0.36s;
        transition-timing-function: cubic-bezier(0.3, 0, 0.2, 1), cubic-bezier(0.3, 1.2, 0.4, 1);
      }
      [data-dragging] > * {
        transition: none !important;
      }
      .lk-header {
        touch-action: none;
        -webkit-user-select: none;
        user-select: none;
      }
      .lk-header::before {
        content: '';
        position: absolute;
        top: 6px;
        left: calc(50% - 18px);
        width: 36px;
        height: 4px;
        border-radius: 2px;
        background: var(--lk-line-strong);
      }
      .lk-view {
        touch-action: pan-y;
      }
    }

    @media (prefers-contrast: more) {
      .lk-panel {
        outline: 1px solid var(--lk-line-control);
      }
    }
    @media (forced-colors: active) {
      .lk-panel {
        outline: 1px solid;
      }
      .lk-outlet::after,
      .lk-view-fallback::before,
      .lk-header::before {
        forced-color-adjust: none;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .lk-view,
      [data-state] > .lk-panel {
        scale: none;
        transition-property: opacity;
        transition-duration: var(--lk-time-fade);
      }
      .lk-view[data-from],
      .lk-view[data-to] {
        translate: none;
      }
      .lk-panel {
        opacity: 0;
        scale: none;
        translate: none;
      }
      [data-state='open'] > .lk-panel {
        opacity: 1;
      }
      [data-state='open'] > [data-shake] {
        animation: lk-blink 0.5s;
      }
      @keyframes lk-blink {
        30%,
        70% {
          opacity: 0.6;
        }
      }
    }
  `,
}
