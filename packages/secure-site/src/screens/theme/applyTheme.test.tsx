import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { applyTheme } from './applyTheme.ts'
import { getContrast, type Rgb } from './toReadableAccent.ts'

const root = document.documentElement
beforeAll(async () => {
  await import('../styles/screens.css')
})
afterEach(() => applyTheme({ mode: undefined, accent: undefined, radius: undefined }))

/** A custom property as the browser computes it, as a colour. */
function read(name: string): Rgb {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number)
  probe.remove()
  return [red, green, blue]
}

describe('the theme of an app', () => {
  it('sets the mode: #fff is the background of light and #121313 of dark [S9.096] [S9.097]', () => {
    applyTheme({ mode: 'dark', accent: undefined, radius: undefined })
    expect(read('--bg')).toEqual([18, 19, 19])
    applyTheme({ mode: 'light', accent: undefined, radius: undefined })
    expect(read('--bg')).toEqual([255, 255, 255])
  })

  it('has an accent of its own for each mode, with a contrast of at least 4.5:1 [S9.095] [S9.098]', () => {
    for (const mode of ['light', 'dark'] as const) {
      applyTheme({ mode, accent: undefined, radius: undefined })
      expect(getContrast(read('--accent'), read('--bg'))).toBeGreaterThanOrEqual(4.5)
      expect(getContrast(read('--accent'), read('--bg-sunken'))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each([
    '#fff',
    'white',
    'rgb(255 255 255)',
    '#f5f6f6',
    '#000',
    '#777',
    'yellow',
    'hsl(60 100% 50%)',
    'oklch(0.9 0.1 200)',
  ])('cannot make anything unreadable: %s (attack 80)', (accent) => {
    for (const mode of ['light', 'dark'] as const) {
      applyTheme({ mode, accent, radius: undefined })
      expect(root.style.getPropertyValue(`--lk-accent-${mode}`)).toMatch(/^rgb/)
      expect(getContrast(read('--accent'), read('--bg'))).toBeGreaterThanOrEqual(4.5)
      expect(getContrast(read('--accent'), read('--bg-sunken'))).toBeGreaterThanOrEqual(4.5)
      expect(getContrast(read('--ink'), read('--bg'))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('keeps a colour that can be read', () => {
    applyTheme({ mode: 'light', accent: '#6b21a8', radius: undefined })
    expect(read('--accent')).toEqual([107, 33, 168])
  })

  it.each([
    'url(https://evil.example/a.png)',
    '#fff; background: url(https://evil.example)',
    'var(--bg)',
    'currentcolor',
    'transparent',
    'rgb(0 0 0 / 0.1)',
    'inherit',
    'expression(alert(1))',
    'image-set("https://evil.example/a.png" 1x)',
    '',
  ])('takes no accent but a plain colour: %s (attack 81)', (accent) => {
    applyTheme({ mode: 'light', accent, radius: undefined })
    expect(root.style.getPropertyValue('--lk-accent-light')).toBe('')
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil'))).toEqual([])
  })

  it.each([
    ['12px', '12px'],
    ['0px', '0px'],
    ['99px', '40px'],
    ['1e3px', ''],
    ['-8px', ''],
    ['50%', ''],
    ['url(x)', ''],
    ['12px; color: red', ''],
  ])('takes corners in pixels only: %s', (radius, expected) => {
    applyTheme({ mode: 'light', accent: undefined, radius })
    expect(root.style.getPropertyValue('--lk-radius')).toBe(expected)
  })
})
