import { css } from '../theme/css.ts'

/**
 * The buttons and the notice of a slow opening are in the page, not in the shadow root. `:not(a)` gives each rule the specificity of two elements: wherever
 * the styles are in the page, they win over a reset such as `button { … }` and lose to a class of the app. `light-dark()`
 * gives a server-rendered page the right theme at once. A function, because the build copies a constant to each use.
 */
export const getButtonStyles = (): string => css`
  button:not(a):where(.lk-button) {
    vertical-align: middle;
    --_bg: light-dark(#f5f6f6, #1b1d1d);
    --_hover: light-dark(#eceeee, #262929);
    --_ink: light-dark(#121313, #f4f5f5);
    --_line: light-dark(#e4e6e6, #2a2d2d);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    box-sizing: border-box;
    min-height: 44px;
    max-width: 100%;
    padding: 0 15px;
    border: 1px solid var(--_line);
    border-radius: 16px;
    font:
      600 15px/20px system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
    color: var(--lk-button-ink, var(--_ink));
    background: var(--lk-button-bg, var(--_bg));
    cursor: pointer;
  }
  button:not(a):where(.lk-button[data-theme='light']) {
    color-scheme: light;
  }
  button:not(a):where(.lk-button[data-theme='dark']) {
    color-scheme: dark;
  }
  button:not(a):where(.lk-button[data-variant='primary']) {
    --_bg: light-dark(#121313, #f4f5f5);
    --_hover: light-dark(#2b2d2d, #fff);
    --_ink: light-dark(#fff, #121313);
    --_line: transparent;
  }
  button:not(a):where(.lk-button[data-variant='warn']) {
    --_bg: light-dark(#fff3dc, #2f2410);
    --_hover: light-dark(#ffe9bf, #3b2e16);
    --_ink: light-dark(#7c4e00, #f2bd5c);
    --_line: transparent;
  }
  button:not(a):where(.lk-button:hover) {
    background: var(--lk-button-hover, var(--_hover));
  }
  button:not(a):where(.lk-button:focus-visible) {
    outline: 2px solid var(--lk-accent, light-dark(#1a56f0, #7ca2ff));
    outline-offset: 2px;
  }
  button:not(a):where(.lk-button:disabled) {
    opacity: 0.6;
    cursor: default;
  }
  span:not(a):where(.lk-button > span) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  i:not(a):where(.lk-button > i) {
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: 50%;
  }
  i:not(a):where(.lk-button > i[data-avatar]) {
    margin-inline-start: -6px;
    background: var(--_line);
  }
  i:not(a):where(.lk-button > i[data-busy]),
  button:not(a):where(.lk-button[data-opening])::after {
    width: 18px;
    height: 18px;
    border: 2px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    box-sizing: border-box;
    animation: lk-spin var(--_spin, 0.8s) linear infinite;
  }
  button:not(a):where(.lk-button[data-opening]) {
    position: relative;
    color: transparent;
  }
  button:not(a):where(.lk-button[data-opening])::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    color: var(--lk-button-ink, var(--_ink));
  }
  :is(i, span):where(.lk-button[data-unverified] > *) {
    opacity: 0.65;
  }
  div:not(a):where(.lk-notice) {
    position: fixed;
    inset: auto 16px 24px;
    z-index: 2147483647;
    display: flex;
    align-items: center;
    gap: 8px;
    width: fit-content;
    margin: auto;
    padding: 8px 16px;
    border: 1px solid #8884;
    border-radius: 20px;
    font: 15px/20px system-ui;
    color: CanvasText;
    background: Canvas;
  }
  @media (width < 640px) {
    :is(i, span):where(.lk-button > [data-only='large']) {
      display: none;
    }
  }
  @media (width >= 640px) {
    :is(i, span):where(.lk-button > [data-only='small']) {
      display: none;
    }
  }
  @keyframes lk-spin {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    button:not(a):where(.lk-button) {
      --_spin: 3s;
    }
  }
`
