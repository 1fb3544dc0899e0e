import { css } from './css.ts'
import type { StyleDefinition } from './StyleDefinition.ts'

/** Reset, text and focus of everything inside the host. */
export const baseStyles: StyleDefinition = {
  id: 'base',
  layer: 'base',
  css: css`
    :host {
      display: block !important;
      font: var(--lk-type-body) var(--lk-font) !important;
      font-variant-numeric: tabular-nums !important;
      color: var(--lk-ink) !important;
      -webkit-font-smoothing: antialiased !important;
      -moz-osx-font-smoothing: grayscale !important;
      -webkit-text-size-adjust: 100% !important;
      text-size-adjust: 100% !important;
      -webkit-tap-highlight-color: transparent !important;
    }
    *,
    ::before,
    ::after {
      box-sizing: border-box;
    }
    * {
      margin: 0;
    }
    h1,
    h2,
    h3,
    button,
    input {
      font: inherit;
      letter-spacing: inherit;
      color: inherit;
    }
    button {
      padding: 0;
      border: 0;
      background: none;
      text-align: inherit;
    }
    button,
    a {
      -webkit-user-select: none;
      user-select: none;
      touch-action: manipulation;
    }
    button:not(:disabled),
    a {
      cursor: pointer;
    }
    a {
      color: inherit;
      text-underline-offset: 2px;
    }
    ul,
    ol {
      padding: 0;
      list-style: none;
    }
    svg,
    img {
      display: block;
      flex: none;
    }
    :host([dir='rtl']) .lk-mirror,
    [dir='rtl'] .lk-mirror {
      transform: scaleX(-1);
    }
    [hidden] {
      display: none !important;
    }
    :focus {
      outline: none;
    }
    :focus-visible {
      outline: 2px solid var(--lk-focus);
      outline-offset: 2px;
    }
    @media (prefers-reduced-motion: reduce) {
      *,
      ::before,
      ::after {
        scroll-behavior: auto !important;
      }
    }
  `,
}
