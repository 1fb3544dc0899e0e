import type { ThemeValue, ThemeValues } from '../options/ThemeValues.ts'
import { black, formatHex, getContrast, mix, parseHex, type Rgb, white, withContrast } from './colours.ts'
import { checkParameters } from './checkParameters.ts'

/** Choices for `createTheme`. */
export interface ThemeParameters {
  /**
   * Your brand's colour, as `#rgb` or `#rrggbb`, for both themes or one for each. The primary button has it as it is. Links, progress
   * and selection have it as dark or as light as 4.5:1 takes on each background.
   */
  readonly accent?: string | { readonly light: string; readonly dark: string } | undefined
  /** The colour of the primary button: the accent by default, or that of text. */
  readonly primary?: 'accent' | 'ink' | undefined
  /** How round corners are: `large` is the default of the modal. */
  readonly corners?: 'none' | 'small' | 'medium' | 'large' | undefined
  /** `compact` has lower rows and less space. Touch targets keep their 44 px. */
  readonly density?: 'comfortable' | 'compact' | undefined
  /** CSS font family, such as `'"Inter", sans-serif'`. Your page loads the font. */
  readonly font?: string | undefined
  /** The theme to change, such as `midnightTheme`; that of the modal by default. */
  readonly preset?: ThemeValues | undefined
}

const cornerTokens = ['dialog', 'card', 'row', 'control', 'logo', 'tile'] as const

/** Lengths in px, in the order of {@link cornerTokens}. */
const corners = {
  none: [0, 0, 0, 0, 0, 0],
  small: [12, 10, 8, 6, 6, 8],
  medium: [20, 14, 12, 10, 10, 12],
} as const

const compact = {
  row: '48px',
  logo: '32px',
  tile: '48px',
  button: '44px',
  gap: '4px',
  padding: '12px',
} as const satisfies ThemeValues

const readableContrast = 4.5

/** What the modal has where a preset has nothing: the backgrounds that text in the accent's colour is read on. */
const ownBackgrounds = {
  light: ['#fff', '#f5f6f6', '#fff', '#eceeee'],
  dark: ['#121313', '#1b1d1d', '#202323', '#262929'],
} as const
const backgroundTokens = ['bg', 'bg-sunken', 'bg-raised', 'bg-hover'] as const

/** How much of the accent is in the background of a tag, as in the token `accent-soft`. */
const softShares = { light: 0.09, dark: 0.17 } as const

type Theme = keyof typeof softShares

/**
 * Creates values for the option `themeVariables` from a few choices, with text that keeps 4.5:1 in both themes.
 *
 * Unless `process.env.NODE_ENV` is `production`, it throws `options.invalid` if a choice is unknown or a colour is not `#rgb` or `#rrggbb`.
 * In production such a colour is left out.
 *
 * @example
 * createModal({ projectId: 'my-app', networks, adapters, themeVariables: createTheme({ accent: '#7a2fe0', corners: 'small' }) })
 */
export function createTheme(parameters: ThemeParameters): ThemeValues {
  if (process.env.NODE_ENV !== 'production') checkParameters(parameters)
  const { accent, primary = 'accent', corners: roundness = 'large', density, font, preset = {} } = parameters
  return {
    ...preset,
    ...(accent !== undefined && toAccent(accent, { preset, isPrimary: primary === 'accent' })),
    ...(roundness !== 'large' && Object.hasOwn(corners, roundness) && toCorners(corners[roundness])),
    ...(density === 'compact' && compact),
    ...(font !== undefined && { font }),
  }
}

function toCorners(lengths: readonly number[]): ThemeValues {
  return Object.fromEntries(cornerTokens.map((name, index) => [`radius-${name}`, `${lengths[index] ?? 0}px`]))
}

function toAccent(
  accent: NonNullable<ThemeParameters['accent']>,
  { preset, isPrimary }: { readonly preset: ThemeValues; readonly isPrimary: boolean },
): ThemeValues {
  const given = typeof accent === 'string' ? { light: accent, dark: accent } : accent
  const [light, dark] = [parseHex(given.light), parseHex(given.dark)]
  if (light === undefined || dark === undefined) return {}
  const pair = (choose: (colour: Rgb, theme: Theme) => Rgb): ThemeValue => ({
    light: formatHex(choose(light, 'light')),
    dark: formatHex(choose(dark, 'dark')),
  })
  return {
    accent: pair((colour, theme) => toReadable(colour, theme, preset)),
    ...(isPrimary && {
      primary: pair((colour) => colour),
      'on-primary': pair((colour) => (getContrast(colour, white) >= readableContrast ? white : black)),
    }),
  }
}

/** The accent as text: dark enough on light backgrounds, or light enough on dark ones, and on a tag of the accent's own tint. */
function toReadable(colour: Rgb, theme: Theme, preset: ThemeValues): Rgb {
  const backgrounds = backgroundTokens.map((token, index) => {
    const value = preset[token] ?? preset[`--lk-${token}`]
    const own = ownBackgrounds[theme][index] ?? '#fff'
    return parseHex((typeof value === 'string' ? value : value?.[theme]) ?? own) ?? parseHex(own) ?? white
  })
  const [surface = white] = backgrounds
  const isDark = getContrast(surface, white) > getContrast(surface, black)
  let readable = colour
  // The tint of a tag follows the accent, so a darker accent needs another look at its tag.
  for (let round = 0; round < 4; round += 1) {
    const tag = mix(surface, readable, softShares[theme])
    readable = withContrast(readable, {
      towards: isDark ? white : black,
      backgrounds: [...backgrounds, tag],
      least: readableContrast,
    })
  }
  return readable
}
