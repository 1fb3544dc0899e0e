import { css } from './css.ts'
import type { StyleDefinition } from './StyleDefinition.ts'
import { toThemeCss } from './toThemeCss.ts'

/** How the page's variables and then the visitor's settings change the tokens; the later layer wins. */
const adaptations = css`
  @layer inherit {
    :host([data-inherit='color']) {
      --lk-host-bg: var(--background);
      --lk-host-ink: var(--foreground);
      --lk-host-primary: var(--primary);
      --lk-host-on-primary: var(--primary-foreground);
      --lk-host-ring: var(--ring);
    }
    :host([data-inherit='hsl']) {
      --lk-host-bg: hsl(var(--background));
      --lk-host-ink: hsl(var(--foreground));
      --lk-host-primary: hsl(var(--primary));
      --lk-host-on-primary: hsl(var(--primary-foreground));
      --lk-host-ring: hsl(var(--ring));
    }
    :host([data-inherit]) {
      --lk-bg: var(--lk-host-bg);
      --lk-ink: var(--lk-host-ink, CanvasText);
      --lk-on-ink: var(--lk-bg);
      --lk-bg-raised: color-mix(in srgb, var(--lk-ink) 2%, var(--lk-bg));
      --lk-bg-sunken: color-mix(in srgb, var(--lk-ink) 4%, var(--lk-bg));
      --lk-bg-hover: color-mix(in srgb, var(--lk-ink) 8%, var(--lk-bg));
      --lk-line: color-mix(in srgb, var(--lk-ink) 11%, var(--lk-bg));
      --lk-line-strong: color-mix(in srgb, var(--lk-ink) 20%, var(--lk-bg));
      --lk-line-control: color-mix(in srgb, var(--lk-ink) 55%, var(--lk-bg));
      --lk-ink-2: color-mix(in srgb, var(--lk-ink) 76%, var(--lk-bg));
      --lk-ink-3: color-mix(in srgb, var(--lk-ink) 70%, var(--lk-bg));
      --lk-primary: var(--lk-host-primary, var(--lk-ink));
      --lk-on-primary: var(--lk-host-on-primary, var(--lk-bg));
      --lk-accent: var(--lk-primary);
      --lk-focus: color-mix(in srgb, var(--lk-host-ring, var(--lk-accent)) 60%, var(--lk-ink));
      --lk-host-radius: var(--radius, 10px);
      --lk-radius-dialog: calc(var(--lk-host-radius) * 2.8);
      --lk-radius-card: calc(var(--lk-host-radius) * 2);
      --lk-radius-row: calc(var(--lk-host-radius) * 1.6);
      --lk-radius-control: calc(var(--lk-host-radius) * 1.2);
      --lk-radius-logo: calc(var(--lk-host-radius) * 1.2);
      --lk-radius-tile: calc(var(--lk-host-radius) * 1.6);
    }
  }
  @layer access {
    @media (prefers-contrast: more) {
      :host {
        --lk-line: var(--lk-ink-3);
        --lk-line-strong: var(--lk-ink-2);
        --lk-line-control: var(--lk-ink);
        --lk-ink-2: var(--lk-ink);
        --lk-ink-3: var(--lk-ink);
        --lk-scrim: rgb(0 0 0 / 0.8);
      }
    }
    @media (forced-colors: active) {
      :host {
        --lk-bg: Canvas;
        --lk-bg-sunken: Canvas;
        --lk-bg-raised: Canvas;
        --lk-bg-hover: Canvas;
        --lk-line: CanvasText;
        --lk-line-strong: GrayText;
        --lk-line-control: CanvasText;
        --lk-ink: CanvasText;
        --lk-ink-2: CanvasText;
        --lk-ink-3: CanvasText;
        --lk-on-ink: Canvas;
        --lk-accent: Highlight;
        --lk-focus: Highlight;
        --lk-good: CanvasText;
        --lk-bad: CanvasText;
        --lk-warn: CanvasText;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      :host {
        --lk-time-height: 1ms;
        --lk-time-shake: 1ms;
      }
    }
  }
`

/** The tokens, and how they depend on theme, contrast, forced colours, motion and the page's variables. */
export const themeStyles: StyleDefinition = {
  id: 'theme',
  layer: 'theme',
  css: `@layer tokens{${/*#__PURE__*/ toThemeCss()}}${adaptations}`,
}
