import type { ThemeValues } from '../options/ThemeValues.ts'

/** Cool greys by day, a deep blue by night. For `themeVariables`, or as the `preset` of `createTheme`. */
export const midnightTheme = {
  bg: { light: '#ffffff', dark: '#0b1220' },
  'bg-sunken': { light: '#f3f6fb', dark: '#121b2d' },
  'bg-raised': { light: '#ffffff', dark: '#182338' },
  'bg-hover': { light: '#e8edf6', dark: '#1c2840' },
  line: { light: '#dfe6f1', dark: '#22304a' },
  'line-strong': { light: '#c5d0e0', dark: '#33456a' },
  'line-control': { light: '#6f7d95', dark: '#7386ab' },
  ink: { light: '#0c1730', dark: '#eef3fc' },
  'ink-2': { light: '#4b5975', dark: '#a6b5d1' },
  'ink-3': { light: '#56637e', dark: '#93a4c4' },
  'on-ink': { light: '#ffffff', dark: '#0b1220' },
  accent: { light: '#1f4fd8', dark: '#86aaff' },
  scrim: { light: 'rgb(12 23 48 / .4)', dark: 'rgb(2 5 12 / .64)' },
} as const satisfies ThemeValues

/** The colours of paper and ink, with an accent of burnt orange. For `themeVariables`, or as the `preset` of `createTheme`. */
export const paperTheme = {
  bg: { light: '#fffdf8', dark: '#1a1713' },
  'bg-sunken': { light: '#f7f2e7', dark: '#221e18' },
  'bg-raised': { light: '#fffdf8', dark: '#29241d' },
  'bg-hover': { light: '#f0e9da', dark: '#302a22' },
  line: { light: '#e8dfcd', dark: '#383127' },
  'line-strong': { light: '#d3c7ae', dark: '#4b4234' },
  'line-control': { light: '#80745c', dark: '#8b806b' },
  ink: { light: '#211d15', dark: '#f6f1e7' },
  'ink-2': { light: '#5a5242', dark: '#bdb3a1' },
  'ink-3': { light: '#625a49', dark: '#aba18e' },
  'on-ink': { light: '#fffdf8', dark: '#1a1713' },
  accent: { light: '#96390f', dark: '#f2a474' },
  good: { light: '#0a6b42', dark: '#5fd39b' },
  bad: { light: '#b32419', dark: '#ff8b82' },
  warn: { light: '#7d4f00', dark: '#f2bd5c' },
  scrim: { light: 'rgb(33 29 21 / .38)', dark: 'rgb(0 0 0 / .56)' },
} as const satisfies ThemeValues

/**
 * Text at 7:1 or more and a line around everything, for all visitors. Without it, visitors who ask their system for more contrast
 * get it. For `themeVariables`, or as the `preset` of `createTheme`.
 */
export const contrastTheme = {
  bg: { light: '#ffffff', dark: '#000000' },
  'bg-sunken': { light: '#ffffff', dark: '#000000' },
  'bg-raised': { light: '#ffffff', dark: '#000000' },
  'bg-hover': { light: '#e6e6e6', dark: '#262626' },
  line: { light: '#595959', dark: '#a6a6a6' },
  'line-strong': { light: '#404040', dark: '#bfbfbf' },
  'line-control': { light: '#262626', dark: '#d9d9d9' },
  ink: { light: '#000000', dark: '#ffffff' },
  'ink-2': { light: '#1a1a1a', dark: '#ededed' },
  'ink-3': { light: '#262626', dark: '#e0e0e0' },
  'on-ink': { light: '#ffffff', dark: '#000000' },
  accent: { light: '#0031a8', dark: '#b3caff' },
  good: { light: '#00502b', dark: '#8ff0bf' },
  bad: { light: '#8c0d04', dark: '#ffb3ad' },
  warn: { light: '#5c3800', dark: '#ffd98a' },
} as const satisfies ThemeValues
