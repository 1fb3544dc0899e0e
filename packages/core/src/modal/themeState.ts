import type { ThemeMode, ThemeValues } from '../options/ThemeValues.ts'

/** The app's theme settings. */
export interface ThemeState {
  readonly mode: ThemeMode
  readonly variables: ThemeValues
}
