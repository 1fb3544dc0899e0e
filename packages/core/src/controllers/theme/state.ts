/** `'system'` follows the visitor, `'inherit'` the page's own theme variables. */
export type ThemeMode = 'light' | 'dark' | 'system' | 'inherit'

export interface ThemeState {
  readonly mode: ThemeMode
  /** The app's own values of `--lk-*` properties, by name. */
  readonly variables: Readonly<Record<string, string>>
}
