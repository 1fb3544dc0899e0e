import type { ThemeToken } from './ThemeToken.ts'

/** `'system'` follows the visitor's system setting, `'inherit'` the page's own theme variables. */
export type ThemeMode = 'light' | 'dark' | 'system' | 'inherit'

/** One CSS value for both themes, or one for each. */
export type ThemeValue = string | { readonly light?: string | undefined; readonly dark?: string | undefined }

/** The app's values for `--lk-*` properties, with or without the prefix: see `docs/theme.md`. */
export type ThemeValues = { readonly [name in ThemeToken | `--lk-${ThemeToken}`]?: ThemeValue }
