import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../test/emulateMedia.ts'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'
import { ModalHost } from './ModalHost.tsx'

/** Adds a style sheet to the page until the test ends. */
function addPageStyles(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
  })
}

/** Everything in the page that a modal could change. */
function getPage(): unknown {
  const { documentElement: root, body } = document
  return {
    root: root.getAttributeNames(),
    body: body.getAttributeNames(),
    children: [...body.children],
    head: document.head.childElementCount,
    sheets: document.adoptedStyleSheets.length,
    scroll: [getComputedStyle(root).overflow, root.clientWidth, root.scrollHeight],
  }
}

let former: unknown
beforeEach(() => {
  former = getPage()
})

it('is one element with an open shadow root at the end of the body, above the page [S0.002]', async () => {
  const cover = document.createElement('div')
  cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647'
  document.body.append(cover)
  onTestFinished(() => cover.remove())
  const frame = await renderFrame()
  await frame.open()
  expect(document.body.lastElementChild).toBe(frame.host())
  expect(frame.host().tagName).toBe('DIV')
  for (const [x, y] of [
    [5, 5],
    [innerWidth / 2, innerHeight / 2],
  ] as const) {
    expect(document.elementFromPoint(x, y)).toBe(frame.host())
  }
})

it('leaves the page unchanged when closed and unmounted', async () => {
  const frame = await renderFrame()
  await frame.open()
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  const size = frame.host().getBoundingClientRect()
  expect([size.width, size.height]).toEqual([0, 0])
  expect(getPage()).toMatchObject({ root: document.documentElement.getAttributeNames(), sheets: 0 })
  await frame.unmount()
  document.querySelector('body > div:empty')?.remove()
  expect(getPage()).toEqual(former)
})

it('is not affected by the page’s styles', async () => {
  addPageStyles(`
    * { color: rgb(255, 0, 0); font: 30px cursive; text-transform: uppercase; letter-spacing: 5px; text-align: right;
      visibility: hidden; pointer-events: none; line-height: 3; opacity: 0.5; }
    div { display: none; transform: scale(0.5); }
    dialog { background: red; padding: 50px }
  `)
  const frame = await renderFrame()
  await frame.open()
  const style = getComputedStyle(frame.find('.lk-view p'))
  expect({
    color: style.color,
    size: style.fontSize,
    transform: style.textTransform,
    spacing: style.letterSpacing,
    visibility: style.visibility,
    pointer: style.pointerEvents,
  }).toEqual({
    color: 'rgb(18, 19, 19)',
    size: '15px',
    transform: 'none',
    spacing: 'normal',
    visibility: 'visible',
    pointer: 'auto',
  })
  await expect.poll(() => frame.find('.lk-panel').getBoundingClientRect().width).toBe(360)
  await expect
    .poll(() => frame.dialog()?.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
    .toBe(true)
})

it('shows the given theme, variables, language and direction, and their changes', async () => {
  await emulateMedia({ 'prefers-color-scheme': 'dark' })
  const frame = await renderFrame()
  await frame.open()
  const getBackground = (): string => getComputedStyle(frame.find('.lk-panel')).backgroundColor
  expect(getBackground()).toBe('rgb(18, 19, 19)')
  await frame.set({ host: { themeMode: 'light', dir: 'rtl', lang: 'ar' } })
  expect(getBackground()).toBe('rgb(255, 255, 255)')
  expect(frame.host().lang).toBe('ar')
  expect(getComputedStyle(frame.find('.lk-view')).direction).toBe('rtl')
  await frame.set({ host: { themeVariables: { bg: '#abcdef' } } })
  expect(getBackground()).toBe('rgb(171, 205, 239)')
  await frame.set({ host: { themeVariables: undefined } })
  expect(getBackground()).toBe('rgb(255, 255, 255)')
})

it('is appended to the given element', async () => {
  const container = document.createElement('section')
  document.body.append(container)
  onTestFinished(() => container.remove())
  const frame = await renderFrame({ host: { container, testId: 'my-host' } })
  expect(container.firstElementChild).toBe(frame.host())
  await frame.open()
  await expect.poll(() => frame.dialog()?.matches(':modal')).toBe(true)
})

it('reverts what makes everything else in the body unusable, when it opens and while it is open', async () => {
  const frame = await renderFrame()
  frame.host().inert = true
  frame.host().ariaHidden = 'true'
  await frame.open()
  expect(frame.host().getAttributeNames()).toEqual(['data-testid', 'dir', 'lang'])
  const focused = frame.root().activeElement
  frame.host().inert = true
  frame.host().setAttribute('aria-hidden', 'true')
  await until(() => expect(frame.host().getAttributeNames()).toEqual(['data-testid', 'dir', 'lang']))
  await expect.poll(() => frame.root().activeElement).toBe(focused)
  await userEvent.click(frame.find('[data-testid=lk-header-close]'))
  expect(frame.events).toEqual(['opened', 'close:button'])
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  frame.host().inert = true
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  expect(frame.host().inert).toBe(true)
})

it('gives up if the page keeps making it unusable', async () => {
  const frame = await renderFrame()
  await frame.open()
  let times = 0
  const insist = new MutationObserver(() => {
    if (frame.host().inert) return
    times += 1
    frame.host().inert = true
  })
  insist.observe(frame.host(), { attributes: true, attributeFilter: ['inert'] })
  onTestFinished(() => insist.disconnect())
  frame.host().inert = true
  await until(() => expect(times).toBeGreaterThan(50))
  await until(() => expect(frame.host().inert).toBe(true))
})

describe('two hosts', () => {
  it('share nothing', async () => {
    const first = await renderFrame({ host: { testId: 'first', themeMode: 'light' }, frame: { title: 'First' } })
    const second = await renderFrame({ host: { testId: 'second', themeMode: 'dark' }, frame: { title: 'Second' } })
    await first.open()
    await second.open()
    const getBackground = (frame: typeof first): string => getComputedStyle(frame.find('.lk-panel')).backgroundColor
    expect([getBackground(first), getBackground(second)]).toEqual(['rgb(255, 255, 255)', 'rgb(18, 19, 19)'])
    await userEvent.keyboard('{Escape}')
    expect([first.events, second.events]).toEqual([['opened'], ['opened', 'close:escape']])
    await first.setFrame({ open: false })
    await until(() => expect(first.events).toEqual(['opened', 'closed']))
    expect(second.dialog()?.matches(':modal')).toBe(true)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await second.unmount()
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    expect(document.querySelectorAll('[data-testid=first], [data-testid=second]')).toHaveLength(1)
  })
})

it('works in another window, under a policy that allows no inline style', async () => {
  const iframe = document.createElement('iframe')
  iframe.srcdoc = `<!doctype html><html><head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'"></head><body></body></html>`
  const loaded = new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }))
  document.body.append(iframe)
  onTestFinished(() => iframe.remove())
  await loaded
  const page = iframe.contentDocument
  if (page === null) throw new TypeError('The frame is of another origin.')
  const violations: string[] = []
  page.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))
  const probe = page.createElement('p')
  probe.setAttribute('style', 'color:red')
  page.body.append(probe)
  await until(() => expect(violations).toEqual(['style-src-attr']))

  const frame = await renderFrame({ host: { container: page.body } })
  await frame.open({ children: <div style={{ height: 100 }}>Content</div> })
  await frame.setFrame({ view: 'Account', title: 'A title that is by far too long for the header of the modal' })
  await frame.setFrame({ shakeKey: 1 })
  await until(() => expect(frame.root().querySelectorAll('.lk-view')).toHaveLength(1))
  await expect.poll(() => frame.find('.lk-title-text').title).not.toBe('')
  expect(getComputedStyle(frame.find('.lk-panel')).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(violations).toEqual(['style-src-attr'])
})

it('renders nothing before it is mounted, and its children once', async () => {
  const rendered = await render(
    <StrictMode>
      <ModalHost>
        <p>Once</p>
      </ModalHost>
    </StrictMode>,
  )
  expect(rendered.container.childNodes).toHaveLength(0)
  const hosts = document.querySelectorAll('[data-testid=lk-host]')
  expect(hosts).toHaveLength(1)
  expect(hosts[0]?.shadowRoot?.querySelectorAll('p')).toHaveLength(1)
  await rendered.unmount()
  expect(document.querySelectorAll('[data-testid=lk-host]')).toHaveLength(0)
})
