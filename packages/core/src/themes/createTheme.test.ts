import { assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { black, formatHex, getContrast, mix, parseHex, type Rgb, white } from './colours.ts'
import { createTheme } from './createTheme.ts'
import { contrastTheme, midnightTheme, paperTheme } from './presets.ts'

/** The modal's own backgrounds: those of `tokens.ts` of `@latchkey/react`, whose tests draw a theme of `createTheme`. */
const own = {
  bg: { light: '#fff', dark: '#121313' },
  'bg-sunken': { light: '#f5f6f6', dark: '#1b1d1d' },
  'bg-raised': { light: '#fff', dark: '#202323' },
  'bg-hover': { light: '#eceeee', dark: '#262929' },
} as const
const presets = { own, midnightTheme, paperTheme, contrastTheme } as const
const softShares = { light: 0.09, dark: 0.17 } as const

/** Reads a colour of a theme, which must be a hexadecimal one. */
function readColour(
  theme: ReturnType<typeof createTheme>,
  token: 'accent' | 'primary' | 'on-primary',
  side: Side,
): Rgb {
  const value = theme[token]
  const colour = parseHex((typeof value === 'object' ? value[side] : value) ?? '')
  if (colour === undefined) throw new TypeError(`${token} is not a colour`)
  return colour
}
type Side = 'light' | 'dark'

const allow = (parameters: unknown): unknown => {
  try {
    // @ts-expect-error -- what an app without types may pass
    return createTheme(parameters)
  } catch (error) {
    return error
  }
}

it('keeps the accent as it is where it can be read, and the button in it', () => {
  expect(createTheme({ accent: { light: '#7a2fe0', dark: '#c9a6ff' } })).toEqual({
    accent: { light: '#7a2fe0', dark: '#c9a6ff' },
    primary: { light: '#7a2fe0', dark: '#c9a6ff' },
    'on-primary': { light: '#ffffff', dark: '#000000' },
  })
})

it('takes a yellow as text only as dark as it can be read, and leaves the button yellow', () => {
  const theme = createTheme({ accent: '#FC0' })
  expect(theme).toMatchObject({ primary: { light: '#ffcc00', dark: '#ffcc00' }, 'on-primary': { light: '#000000' } })
  expect(theme.accent).toMatchObject({ dark: '#ffcc00' })
  expect(getContrast(readColour(theme, 'accent', 'light'), [236, 238, 238])).toBeGreaterThanOrEqual(4.5)
})

it('makes text readable with any accent, on any preset, in both themes', () => {
  const channel = integer({ min: 0, max: 255 })
  const anyChoice = record({
    colour: tuple(channel, channel, channel),
    preset: constantFrom(...Object.values(presets)),
    side: constantFrom('light', 'dark'),
  })
  assert(
    property(anyChoice, ({ colour, preset, side }) => {
      const theme = createTheme({ accent: formatHex(colour), preset })
      const accent = readColour(theme, 'accent', side)
      const surfaces = [preset.bg, preset['bg-sunken'], preset['bg-raised'], preset['bg-hover']].map(
        (value) => parseHex(value[side]) ?? white,
      )
      const tag = mix(surfaces[0] ?? white, accent, softShares[side])
      for (const surface of [...surfaces, tag]) expect(getContrast(accent, surface)).toBeGreaterThanOrEqual(4.5)
      const primary = readColour(theme, 'primary', side)
      expect(primary).toEqual(colour)
      expect(getContrast(readColour(theme, 'on-primary', side), primary)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

describe('without an accent', () => {
  it('has only what differs from the preset', () => {
    expect(createTheme({})).toEqual({})
    expect(createTheme({ corners: 'large', density: 'comfortable', primary: 'ink' })).toEqual({})
    expect(createTheme({ preset: paperTheme })).toEqual(paperTheme)
    expect(createTheme({ corners: 'none' })).toEqual({
      'radius-dialog': '0px',
      'radius-card': '0px',
      'radius-row': '0px',
      'radius-control': '0px',
      'radius-logo': '0px',
      'radius-tile': '0px',
    })
    expect(createTheme({ density: 'compact', font: '"Inter", sans-serif' })).toMatchObject({
      row: '48px',
      button: '44px',
      font: '"Inter", sans-serif',
    })
  })
})

it('leaves the primary button in the colour of text', () => {
  expect(Object.keys(createTheme({ accent: '#7a2fe0', primary: 'ink' }))).toEqual(['accent'])
})

it('reads backgrounds of the preset by either name, and uses its own where they are no hexadecimal colours', () => {
  const dark = createTheme({ accent: '#3355ff', preset: { '--lk-bg': '#000', '--lk-bg-hover': '#333' } })
  expect(getContrast(readColour(dark, 'accent', 'light'), [51, 51, 51])).toBeGreaterThanOrEqual(4.5)
  const foreign = createTheme({ accent: '#3355ff', preset: { bg: 'oklch(1 0 0)' } })
  expect(foreign.accent).toEqual(createTheme({ accent: '#3355ff' }).accent)
})

const badChoices: readonly (readonly [unknown, string])[] = [
  [undefined, 'createTheme'],
  ['#7a2fe0', 'createTheme'],
  [{ accent: 'rebeccapurple' }, 'createTheme.accent'],
  [{ accent: '#12345' }, 'createTheme.accent'],
  [{ accent: { light: '#fff' } }, 'createTheme.accent.dark'],
  [{ accent: { light: '#fff', dark: 5 } }, 'createTheme.accent.dark'],
  [{ corners: 'round' }, 'createTheme.corners'],
  [{ font: ' ' }, 'createTheme.font'],
  [{ preset: 'midnight' }, 'createTheme.preset'],
  [{ colour: '#fff' }, 'createTheme.colour'],
]
it.each(badChoices)('refuses %j', (parameters, option) => {
  expect(allow(parameters)).toMatchObject({ code: 'options.invalid', context: { option } })
})

it('leaves out in production what it does not know', () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(allow({ accent: 'rebeccapurple', corners: 'round', density: 'compact' })).toEqual(
    createTheme({ density: 'compact' }),
  )
})

it('reads and formats hexadecimal colours', () => {
  expect([parseHex('#FfF'), parseHex('#0a141e'), parseHex('red'), parseHex('#ffff')]).toEqual([
    white,
    [10, 20, 30],
    undefined,
    undefined,
  ])
  expect(formatHex([10, 20, 30])).toBe('#0a141e')
  expect(getContrast(black, white)).toBe(21)
})
