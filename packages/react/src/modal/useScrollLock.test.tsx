import type {} from '@vitest/browser-playwright'
import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'

/** A page that scrolls, with a scrollbar that takes up space, a fixed header and a centred element. */
function addPage(styles: string): { readonly measure: () => unknown } {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`body{margin:0}${styles}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const page = document.createElement('main')
  page.innerText = 'Page'
  page.style.cssText = 'height:3000px;margin:0 auto;width:50%'
  const header = document.createElement('header')
  header.style.cssText = 'position:fixed;top:0;left:auto;right:0;width:100px;height:20px'
  document.body.append(page, header)
  onTestFinished(() => {
    page.remove()
    header.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    window.scrollTo(0, 0)
  })
  const measure = (): unknown => ({
    page: page.getBoundingClientRect().toJSON(),
    header: header.getBoundingClientRect().toJSON(),
    scroll: window.scrollY,
  })
  return { measure }
}

it.each([
  { name: 'a page that scrolls', styles: '', hasScrollbar: true },
  { name: 'a scrollbar that the body asks for', styles: 'body{overflow-y:scroll}', hasScrollbar: true },
  { name: 'a gutter on both sides', styles: 'html{scrollbar-gutter:stable both-edges}', hasScrollbar: true },
  { name: 'a page that is short', styles: 'main{height:100px!important}', hasScrollbar: false },
])('locks without a layout shift, and restores the page: $name', async ({ styles, hasScrollbar }) => {
  const { measure } = addPage(styles)
  expect(window.innerWidth > document.documentElement.clientWidth).toBe(hasScrollbar)
  window.scrollTo(0, 500)
  const before = measure()
  const styleOf = (): unknown => [
    getComputedStyle(document.documentElement).overflow,
    getComputedStyle(document.documentElement).scrollbarGutter,
    getComputedStyle(document.body).overflow,
    document.documentElement.getAttribute('style'),
    document.body.getAttribute('style'),
  ]
  const stylesBefore = styleOf()
  const frame = await renderFrame()
  await frame.open()
  expect(measure()).toEqual(before)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  expect(measure()).toEqual(before)
  expect(styleOf()).toEqual(stylesBefore)
})

it('blocks the wheel on the page only while open', async () => {
  addPage('')
  const frame = await renderFrame()
  const turnWheel = async (): Promise<void> => {
    const box = window.frameElement?.getBoundingClientRect()
    const point = { x: (box?.left ?? 0) + 60, y: (box?.top ?? 0) + 300 }
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...point, deltaX: 0, deltaY: 120 })
  }
  await frame.open()
  await turnWheel()
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  expect(window.scrollY).toBe(0)
  await turnWheel()
  await until(() => expect(window.scrollY).toBeGreaterThan(0))
})
