import { expect, it } from 'vitest'
import { readColour } from '../test/readColour.ts'
import { render } from '../test/render.tsx'
import type { ThemeValues } from '@latchkey/core'
import { toThemeSheet } from './toThemeSheet.ts'

async function renderWith(variables: ThemeValues, theme: 'light' | 'dark'): Promise<(name: string) => string> {
  const { container, styleRoot } = await render(null, { theme })
  styleRoot.adopt(toThemeSheet(variables))
  return (name) =>
    readColour(container, `var(--lk-${name})`)
      .map((channel) => Math.round(channel * 255))
      .join()
}

it('sets a token by its short name and by its property, in both themes', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const read = await renderWith({ accent: '#010203', '--lk-bg': 'rgb(4 5 6)' }, theme)
    expect(read('accent')).toBe('1,2,3')
    expect(read('bg')).toBe('4,5,6')
  }
})

it('sets a token in one theme and leaves it in the other', async () => {
  const both: ThemeValues = { accent: { light: '#010203' }, bad: { dark: '#040506' } }
  const light = await renderWith(both, 'light')
  const dark = await renderWith(both, 'dark')
  expect([light('accent'), light('bad')]).toEqual(['1,2,3', '196,40,28'])
  expect([dark('accent'), dark('bad')]).toEqual(['124,162,255', '4,5,6'])
})

it('derives the soft accent from the accent', async () => {
  const ours = await renderWith({}, 'light')
  const theirs = await renderWith({ accent: '#b00020' }, 'light')
  expect(theirs('accent-soft')).not.toBe(ours('accent-soft'))
})

it.each([
  'red;color:blue',
  'red}*{color:blue',
  'url(https://example.com)',
  'u\\72l(x)',
  'image-set("a" 1x)',
  'red/*',
  '</style>',
  '@import x',
  '(',
  'rgb(1 2 3',
  'red)',
  '[',
  'calc((1px)',
  '(]',
  '"',
  "'Inter",
  '"\'"\'',
  '"\n"',
  '',
  '   ',
  'a'.repeat(257),
  7,
  null,
  undefined,
  ['red'],
  { light: 'red;', dark: {} },
])('ignores the value %j', async (value) => {
  const hostile = { accent: value, bg: '#010203' }
  const { css } = toThemeSheet(JSON.parse(JSON.stringify(hostile)))
  expect(css).not.toContain('--lk-accent')
  expect(css).toContain('--lk-bg:#010203;')
})

it.each(['rgb(1 2 3 / 50%)', 'calc((1px + 2px) * (3 - 1))', '"Inter (variable)", \'It"s\', serif', '[a b] 1px'])(
  'keeps the value %s, whose quotes and brackets are closed',
  (value) => {
    expect(toThemeSheet({ accent: value }).css).toContain(`--lk-accent:${value};`)
  },
)

it.each(['nothing', '--lk-nothing', 'toString', '__proto__', 'accent:red;x', '--lk---lk-accent'])(
  'ignores the unknown name %s',
  (name) => {
    const variables: ThemeValues = JSON.parse(`{"${name}":"red"}`)
    expect(toThemeSheet(variables).css).not.toContain('red')
  },
)
