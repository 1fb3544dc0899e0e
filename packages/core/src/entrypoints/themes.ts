/**
 * Themes for the option `themeVariables`: `createTheme` makes one from your brand's colour, the others are ready to use. They are part
 * of an app's first load only if the app imports them.
 *
 * @packageDocumentation
 */
export { createTheme, type ThemeParameters } from '../themes/createTheme.ts'
export { contrastTheme, midnightTheme, paperTheme } from '../themes/presets.ts'
export type { ThemeValue, ThemeValues } from '../options/ThemeValues.ts'
