import { contrastTheme, createTheme, midnightTheme, paperTheme, type ThemeValues } from '@latchkey/core/themes'
import { expect, it } from 'vitest'
import { controls, findWeakColours, surfaces, texts } from '../test/findWeakColours.ts'
import { readColour } from '../test/readColour.ts'
import { render } from '../test/render.tsx'
import { toThemeSheet } from './toThemeSheet.ts'

const { primary: _shape, ...withoutButton } = controls

const themes: readonly (readonly [name: string, values: ThemeValues])[] = [
  ['midnightTheme', midnightTheme],
  ['paperTheme', paperTheme],
  ['contrastTheme', contrastTheme],
  ['createTheme with a bright accent', createTheme({ accent: '#ffcc00' })],
  ['createTheme with a dark accent', createTheme({ accent: '#220044' })],
  ['createTheme with a middle accent on paper', createTheme({ accent: '#ff5a3c', preset: paperTheme })],
  ['createTheme with a middle accent at midnight', createTheme({ accent: '#808080', preset: midnightTheme })],
]

for (const [name, values] of themes)
  it.each(['light', 'dark'] as const)(`keeps text at 4.5:1 and controls at 3:1 with ${name}: %s`, async (theme) => {
    const { container, styleRoot } = await render(null, { theme })
    styleRoot.adopt(toThemeSheet(values))
    expect(findWeakColours(container, texts, 4.5)).toEqual([])
    // The button of a brand has the brand's colour, whatever the background; its text can be read.
    expect(findWeakColours(container, withoutButton, 3)).toEqual([])
  })

it.each(['light', 'dark'] as const)('keeps text at 7:1 with contrastTheme: %s', async (theme) => {
  const { container, styleRoot } = await render(null, { theme })
  styleRoot.adopt(toThemeSheet(contrastTheme))
  const { ink = [], 'ink-2': second = [], 'ink-3': third = [], accent = [], good = [], bad = [], warn = [] } = texts
  const all = { ink, 'ink-2': second, 'ink-3': third, accent, good, bad, warn, 'line-control': surfaces }
  expect(findWeakColours(container, all, 7)).toEqual([])
})

it('gives the primary button the colour of the brand', async () => {
  const { container, styleRoot } = await render(null, { theme: 'light' })
  styleRoot.adopt(toThemeSheet(createTheme({ accent: '#ffcc00' })))
  expect(readColour(container, 'var(--lk-primary)')).toEqual(readColour(container, '#ffcc00'))
})
