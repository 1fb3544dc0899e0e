import { css } from './css.ts'
import type { StyleDefinition } from './StyleDefinition.ts'

/** Reset, text and focus of everything inside the host. Nothing of the page's own inheritance gets in. */
export const baseStyles: StyleDefinition = {
  id: 'base',
  layer: 'base',
  css: css`
    :host {
      font: var(--lk-type-body) var(--lk-font);
      font-variant-numeric: tabular-nums;
      color: var(--lk-ink);
      -webkit-font-smoothing: antialiased;
      -moz-osx-font-smoothing: grayscale;
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
      -webkit-tap-highlight-color: transparent;
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
