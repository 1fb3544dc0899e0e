import { expect, it, onTestFinished } from 'vitest'
import { readColour } from '../test/readColour.ts'
import { render } from '../test/render.tsx'
import { applyThemeMode } from './applyThemeMode.ts'

it('sets a theme for light and dark, and none for system', async () => {
  const { host } = await render(null)
  applyThemeMode({ host, mode: 'dark' })
  expect(host.dataset['theme']).toBe('dark')
  applyThemeMode({ host, mode: 'light' })
  expect(host.dataset['theme']).toBe('light')
  applyThemeMode({ host, mode: 'system' })
  expect(host.hasAttribute('data-theme')).toBe(false)
})

it('follows a page that toggles its theme until stopped', async () => {
  const { host, container } = await render(null)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root{--background:#fffdf5;--foreground:#111} .night{--background:#101020;--foreground:#eee}')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    document.documentElement.classList.remove('night')
  })
  const stop = applyThemeMode({ host, mode: 'inherit' })
  expect([host.dataset['theme'], host.dataset['inherit']]).toEqual(['light', 'color'])
  expect(readColour(container, 'var(--lk-bg)')).toEqual(readColour(container, '#fffdf5'))

  document.documentElement.classList.add('night')
  await expect.poll(() => host.dataset['theme']).toBe('dark')
  expect(readColour(container, 'var(--lk-bg)')).toEqual(readColour(container, '#101020'))

  stop()
  const changed = new Promise((resolve) => {
    const observer = new MutationObserver(resolve)
    observer.observe(document.documentElement, { attributes: true })
  })
  document.documentElement.classList.remove('night')
  await changed
  expect(host.dataset['theme']).toBe('dark')
})

it.each([undefined, 'nonsense', 'var(--nothing)'])(
  'keeps our own theme if the page’s background is %s',
  async (value) => {
    const { host, container } = await render(null, { theme: 'dark' })
    if (value !== undefined) host.style.setProperty('--background', value)
    applyThemeMode({ host, mode: 'inherit' })()
    expect(host.dataset['inherit']).toBeUndefined()
    expect(host.dataset['theme']).toBeUndefined()
    expect(readColour(container, 'var(--lk-bg)')).toEqual(readColour(container, '#fff'))
  },
)
