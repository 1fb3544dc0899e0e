import { describe, expect, it } from 'vitest'
import { emulateMedia } from '../test/emulateMedia.ts'
import { controls, findWeakColours, surfaces, texts } from '../test/findWeakColours.ts'
import { getContrast } from '../test/getContrast.ts'
import { readColour } from '../test/readColour.ts'
import { render } from '../test/render.tsx'
import { parts, toThemeTable } from '../test/toThemeTable.ts'
import { applyThemeMode } from './applyThemeMode.ts'
import { tokens } from './tokens.ts'
import source from './tokens.ts?raw'

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it('keeps text at 4.5:1 and controls at 3:1 on their backgrounds', async () => {
    const { container } = await render(null, { theme })
    expect(findWeakColours(container, texts, 4.5)).toEqual([])
    expect(findWeakColours(container, controls, 3)).toEqual([])
  })

  it('keeps text at 7:1 if the visitor prefers more contrast', async () => {
    await emulateMedia({ 'prefers-contrast': 'more' })
    const { container } = await render(null, { theme })
    const { ink = [], 'ink-2': second = [], 'ink-3': third = [] } = texts
    expect(findWeakColours(container, { ink, 'ink-2': second, 'ink-3': third, 'line-control': surfaces }, 7)).toEqual(
      [],
    )
  })

  it('uses forced colours in either theme', async () => {
    await emulateMedia({ 'forced-colors': 'active' })
    const { container } = await render(null, { theme })
    expect(readColour(container, 'var(--lk-bg)')).toEqual(readColour(container, 'Canvas'))
    expect(readColour(container, 'var(--lk-ink-3)')).toEqual(readColour(container, 'CanvasText'))
  })

  it('has an accent of 4.5:1 and more on its background [S9.095] [S9.098]', async () => {
    const { container } = await render(null, { theme })
    const accent = readColour(container, 'var(--lk-accent)')
    expect(getContrast(accent, readColour(container, 'var(--lk-bg)'))).toBeGreaterThanOrEqual(4.5)
    expect(accent).toEqual(readColour(container, tokens.colour.accent[theme === 'light' ? 0 : 1]))
  })

  it('follows the visitor’s preference if the host has no theme', async () => {
    await emulateMedia({ 'prefers-color-scheme': theme })
    const { container } = await render(null)
    const { container: set } = await render(null, { theme })
    expect(readColour(container, 'var(--lk-bg)')).toEqual(readColour(set, 'var(--lk-bg)'))
    expect(getComputedStyle(container).colorScheme).toBe(theme)
  })

  it('overrides the visitor’s preference if the host has a theme', async () => {
    await emulateMedia({ 'prefers-color-scheme': theme === 'light' ? 'dark' : 'light' })
    const { container } = await render(null, { theme })
    expect(readColour(container, 'var(--lk-bg)')).toEqual(readColour(container, theme === 'light' ? '#fff' : '#121313'))
    expect(getComputedStyle(container).colorScheme).toBe(theme)
  })
})

it('has #121313 as its dark and #fff as its light background [S9.096] [S9.097]', async () => {
  const dark = await render(null, { theme: 'dark' })
  const light = await render(null, { theme: 'light' })
  expect(getComputedStyle(dark.container).backgroundColor).toBe('rgb(18, 19, 19)')
  expect(getComputedStyle(light.container).backgroundColor).toBe('rgb(255, 255, 255)')
})

/** The variables of both generations of shadcn themes, light and dark. */
const pages = {
  'oklch, light': ['oklch(1 0 0)', 'oklch(0.145 0 0)', 'oklch(0.205 0 0)', 'oklch(0.985 0 0)', 'oklch(0.708 0 0)'],
  'oklch, dark': ['oklch(0.145 0 0)', 'oklch(0.985 0 0)', 'oklch(0.922 0 0)', 'oklch(0.205 0 0)', 'oklch(0.556 0 0)'],
  'hsl channels, light': ['0 0% 100%', '222.2 84% 4.9%', '222.2 47.4% 11.2%', '210 40% 98%', '222.2 84% 4.9%'],
  'hsl channels, dark': ['222.2 84% 4.9%', '210 40% 98%', '210 40% 98%', '222.2 47.4% 11.2%', '212.7 26.8% 83.9%'],
} as const

it.each(Object.entries(pages))('uses a page’s own variables (%s) with enough contrast', async (name, values) => {
  const { container, host } = await render(null)
  const names = ['--background', '--foreground', '--primary', '--primary-foreground', '--ring']
  names.forEach((property, index) => host.style.setProperty(property, values[index] ?? ''))
  host.style.setProperty('--radius', '5px')
  applyThemeMode({ host, mode: 'inherit' })()
  const whole = (index: number): string => (name.startsWith('hsl') ? `hsl(${values[index]})` : (values[index] ?? ''))
  expect(host.dataset['theme']).toBe(name.endsWith('dark') ? 'dark' : 'light')
  expect(readColour(container, 'var(--lk-bg)')).toEqual(readColour(container, whole(0)))
  expect(readColour(container, 'var(--lk-ink)')).toEqual(readColour(container, whole(1)))
  expect(readColour(container, 'var(--lk-primary)')).toEqual(readColour(container, whole(2)))
  expect(findWeakColours(container, texts, 4.5)).toEqual([])
  expect(findWeakColours(container, controls, 3)).toEqual([])
  const probe = document.createElement('div')
  probe.style.setProperty('border-radius', 'var(--lk-radius-dialog)')
  container.append(probe)
  expect(getComputedStyle(probe).borderRadius).toBe('14px')
})

it('describes every token, and the public table matches', async () => {
  await expect(toThemeTable(source)).toMatchFileSnapshot('../../../../docs/theme.md')
})

it('documents exactly the existing parts', () => {
  const sources = import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx', '!../test/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const found = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bpart(?:=\{?|: )["'`]([^"'`]+)["'`]/g)].flatMap((match) => (match[1] ?? '').split(' ')),
  )
  // The table spells out names that depend on a property.
  const isFound = (name: string): boolean =>
    found.some((each) => each === name || (each.includes('${') && name.startsWith(each.split('${')[0] ?? each)))
  expect(Object.keys(parts).filter((name) => !isFound(name))).toEqual([])
  expect(found.filter((name) => !name.includes('${') && !(name in parts))).toEqual([])
})
