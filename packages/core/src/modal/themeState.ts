import type { ThemeMode, ThemeValues } from '../options/ThemeValues.ts'

/** The look that the app asks for. */
export interface ThemeState {
  readonly mode: ThemeMode
  readonly variables: ThemeValues
}
