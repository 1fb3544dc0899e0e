/**
 * Every `--lk-*` custom property of the modal, the only source of its theme. A pair is `[light, dark]`; a single value
 * applies to both. The comment above a token is its public description: the table in `docs/theme.md` is generated from it,
 * and editors show it to a developer who overrides the token.
 */
export const tokens = {
  colour: {
    /** Background of the dialog. */
    bg: ['#fff', '#121313'],
    /** Background of rows, soft buttons and fields. */
    'bg-sunken': ['#f5f6f6', '#1b1d1d'],
    /** Background of elements above the dialog: tags, pills, toasts. */
    'bg-raised': ['#fff', '#202323'],
    /** Background of hovered elements. */
    'bg-hover': ['#eceeee', '#262929'],
    /** Decorative hairlines. */
    line: ['#e4e6e6', '#2a2d2d'],
    /** Separators and the track of a progress ring. */
    'line-strong': ['#cfd3d3', '#3b4040'],
    /** Border of a field; at least 3:1 on every background. */
    'line-control': ['#808788', '#717879'],
    /** Primary text. */
    ink: ['#121313', '#f4f5f5'],
    /** Secondary text: subtitles, explanations. */
    'ink-2': ['#596061', '#a3aaab'],
    /** Tertiary text: captions, placeholders. */
    'ink-3': ['#646a6b', '#8f9697'],
    /** Text on a primary-text background. */
    'on-ink': ['#fff', '#121313'],
    /** Background of the primary button. */
    primary: 'var(--lk-ink)',
    /** Text of the primary button. */
    'on-primary': 'var(--lk-on-ink)',
    /** Selection, progress and links; the one token to change for a brand. */
    accent: ['#1a56f0', '#7ca2ff'],
    /** Background of a tag in the accent colour. */
    'accent-soft': [
      'color-mix(in srgb, var(--lk-accent) 9%, var(--lk-bg))',
      'color-mix(in srgb, var(--lk-accent) 17%, var(--lk-bg))',
    ],
    /** The focus ring. */
    focus: 'var(--lk-accent)',
    /** Success. */
    good: ['#0b7a4b', '#5fd39b'],
    /** Background of a success tag. */
    'good-soft': ['#e3f5ec', '#12291f'],
    /** Failure. */
    bad: ['#c4281c', '#ff8379'],
    /** Background of a failure note. */
    'bad-soft': ['#fdebe9', '#341715'],
    /** Warning. */
    warn: ['#8f5a00', '#f2bd5c'],
    /** Background of a warning note. */
    'warn-soft': ['#fff3dc', '#2f2410'],
    /** Overlay that dims the page behind the dialog. */
    scrim: ['rgb(18 19 19 / .38)', 'rgb(0 0 0 / .56)'],
    /** Shadow of the dialog and of toasts. */
    shadow: [
      '0 1px 1px rgb(0 0 0 / .04), 0 8px 24px -4px rgb(0 0 0 / .1), 0 32px 64px -16px rgb(0 0 0 / .18)',
      '0 0 0 1px rgb(255 255 255 / .06), 0 24px 64px rgb(0 0 0 / .6)',
    ],
  },
  radius: {
    /** Corners of the dialog. */
    'radius-dialog': '28px',
    /** Corners of cards. */
    'radius-card': '20px',
    /** Corners of rows, buttons and fields. */
    'radius-row': '16px',
    /** Corners of small controls. */
    'radius-control': '12px',
    /** Corners of a logo in a list. */
    'radius-logo': '12px',
    /** Corners of a logo in a grid. */
    'radius-tile': '16px',
  },
  size: {
    /** Width of the dialog. */
    width: '360px',
    /** Minimum height of a row. */
    row: '56px',
    /** Size of a logo in a list. */
    logo: '40px',
    /** Size of a logo in a grid. */
    tile: '56px',
    /** Height of a button. */
    button: '48px',
    /** Height of a small button. */
    'button-small': '40px',
    /** Visible size of an icon button. */
    'icon-button': '36px',
    /** Minimum size of a touch target. */
    target: '44px',
    /** Space between rows. */
    gap: '8px',
    /** Space between the dialog's edge and its content. */
    padding: '16px',
  },
  duration: {
    /** Change of the header's text. */
    'time-header': '120ms',
    /** Change of the dialog's height. */
    'time-height': '150ms',
    /** Transition from one view to the next. */
    'time-view': '150ms',
    /** Shake of a dialog that cannot be closed. */
    'time-shake': '500ms',
    /** Time between one toast and the next. */
    'time-toast': '150ms',
    /** Fade of pictures, the scrim and hover colours. */
    'time-fade': '150ms',
  },
  type: {
    /** Font family: the system's own. */
    font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif',
    /** Weight, size and line height of a balance. */
    'type-display': '600 40px/48px',
    /** Weight, size and line height of a view's main sentence. */
    'type-heading': '600 17px/24px',
    /** Weight, size and line height of the title in the header. */
    'type-title': '600 16px/24px',
    /** Weight, size and line height of body text. */
    'type-body': '500 15px/20px',
    /** Weight, size and line height of buttons. */
    'type-strong': '600 15px/20px',
    /** Weight, size and line height of subtitles and explanations. */
    'type-small': '450 13px/18px',
    /** Weight, size and line height of captions and tags. */
    'type-caption': '500 12px/16px',
  },
} as const satisfies Record<string, Record<string, TokenValue>>

/** One value for both themes, or `[light, dark]`. */
export type TokenValue = string | readonly [light: string, dark: string]
