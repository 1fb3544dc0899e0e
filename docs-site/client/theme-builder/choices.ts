import {
  contrastTheme,
  createTheme,
  midnightTheme,
  paperTheme,
  type ThemeParameters,
  type ThemeValues,
} from '@latchkey/core/themes'
import { tokens } from '../../../packages/react/src/theme/tokens.ts'

/** What a reader chooses in the theme builder. */
export interface Choices {
  readonly preset: Preset
  /** The accent as `#rrggbb`, or empty for that of the preset. */
  readonly accent: string
  readonly primary: 'accent' | 'ink'
  readonly corners: NonNullable<ThemeParameters['corners']>
  readonly density: NonNullable<ThemeParameters['density']>
  readonly font: string
  /** Values of single tokens, which win over all others. */
  readonly tokens: Readonly<Record<string, TokenPair>>
}

export interface TokenPair {
  readonly light: string
  readonly dark: string
}

export const presets = { none: {}, midnight: midnightTheme, paper: paperTheme, contrast: contrastTheme } as const
export type Preset = keyof typeof presets

export const presetLabels = {
  none: 'Latchkey',
  midnight: 'Midnight',
  paper: 'Paper',
  contrast: 'High contrast',
} as const

export const cornerNames = ['none', 'small', 'medium', 'large'] as const
export const densityNames = ['comfortable', 'compact'] as const
export const primaryNames = ['accent', 'ink'] as const
export const presetNames = ['none', 'midnight', 'paper', 'contrast'] as const

export const noChoices: Choices = {
  preset: 'none',
  accent: '',
  primary: 'accent',
  corners: 'large',
  density: 'comfortable',
  font: '',
  tokens: {},
}

/** The values of the modal by token. */
export const defaults: Readonly<Record<string, TokenPair>> = Object.fromEntries(
  Object.values(tokens).flatMap((group) =>
    Object.entries<string | readonly [string, string]>(group).map(([name, value]) => {
      const [light, dark] = typeof value === 'string' ? [value, value] : value
      return [name, { light, dark }]
    }),
  ),
)

/** Returns the choices that `createTheme` takes, without its defaults. */
export function toParameters(choices: Choices): ThemeParameters {
  const { preset, accent, primary, corners, density, font } = choices
  return {
    ...(preset !== 'none' && { preset: presets[preset] }),
    ...(accent !== '' && { accent }),
    ...(accent !== '' && primary !== 'accent' && { primary }),
    ...(corners !== 'large' && { corners }),
    ...(density !== 'comfortable' && { density }),
    ...(font.trim() !== '' && { font }),
  }
}

/** Returns what `themeVariables` gets. */
export function toValues(choices: Choices): ThemeValues {
  return { ...createTheme(toParameters(choices)), ...fillTokens(choices) }
}

/** Returns the single tokens. Where only one theme has a value, the other one keeps that of the rest of the choices. */
export function fillTokens(choices: Choices): Readonly<Record<string, TokenPair>> {
  const others = toPairs(createTheme(toParameters(choices)))
  return Object.fromEntries(
    Object.entries(choices.tokens).map(([name, { light, dark }]) => {
      const own = others[name] ?? defaults[name]
      return [name, { light: light || (own?.light ?? ''), dark: dark || (own?.dark ?? '') }]
    }),
  )
}

/** Returns a pair of each value, also of one that is the same in both themes. */
export function toPairs(values: ThemeValues): Readonly<Record<string, TokenPair>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { light, dark } = typeof value === 'string' ? { light: value, dark: value } : value
      const own = defaults[name]
      return [name, { light: light ?? own?.light ?? '', dark: dark ?? own?.dark ?? '' }]
    }),
  )
}
