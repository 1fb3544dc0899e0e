import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../test/emulateMedia.ts'
import { holdMotion } from '../test/holdMotion.ts'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'
import type { RenderedFrame } from '../test/renderFrame.tsx'
import { withMotion } from '../test/withMotion.ts'

withMotion()

const block = (height: number) => <div style={{ height }}>{height}</div>

/** Pauses all animations at a time, in ms, so that it can be inspected. */
function pauseAt(frame: RenderedFrame, time: number): void {
  for (const animation of frame.root().getAnimations()) {
    animation.pause()
    animation.currentTime = time
  }
}

/** Resumes the paused animations. */
async function play(frame: RenderedFrame, release: () => Promise<void>): Promise<void> {
  await release()
  for (const animation of frame.root().getAnimations()) animation.play()
}

function getDurations(element: Element): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    element.getAnimations().map((animation) => {
      const name =
        animation instanceof CSSTransition
          ? animation.transitionProperty
          : animation instanceof CSSAnimation
            ? animation.animationName
            : animation.id
      return [name, animation.effect?.getTiming().duration]
    }),
  )
}

/** An element's horizontal offset, in pixels to the right. */
function getShift(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).translate) || 0
}

function getTransition(frame: RenderedFrame) {
  return { entering: frame.find('.lk-view:not([data-to])'), leaving: frame.find('.lk-view[data-to]') }
}

async function settle(frame: RenderedFrame): Promise<void> {
  await until(() => expect(frame.root().querySelectorAll('.lk-view, .lk-title-layer')).toHaveLength(2))
  await until(() => expect(frame.find('.lk-panel').getAnimations()).toEqual([]))
}

it('changes the header’s text in 120 ms, view and height in 150 ms, and shakes for 500 ms [S9.026]', async () => {
  const frame = await renderFrame()
  await frame.open({ children: block(100) })
  const release = await holdMotion()
  await frame.setFrame({ view: 'Account', title: 'Account', children: block(300) })
  const panel = frame.find('.lk-panel')
  await until(() => expect(getDurations(panel)).toEqual({ height: 150 }))
  for (const title of frame.root().querySelectorAll('.lk-title-layer')) {
    expect(getDurations(title)).toEqual({ opacity: 120 })
  }
  const { entering, leaving } = getTransition(frame)
  expect(getDurations(entering)).toEqual({ opacity: 150, translate: 150 })
  expect(getDurations(leaving)).toEqual({ opacity: 150, translate: 150 })
  await release()
  await settle(frame)
  await frame.setFrame({ shakeKey: 1 })
  expect(getDurations(panel)).toEqual({ 'lk-shake': 500 })
})

it('shakes for 500 ms when closing is blocked, restarting a running shake [S2.036]', async () => {
  const frame = await renderFrame()
  await frame.open({ closeBlocked: true })
  const panel = frame.find('.lk-panel')
  expect(panel.getAnimations()).toEqual([])
  const release = await holdMotion()
  await userEvent.keyboard('{Escape}')
  expect(getDurations(panel)).toEqual({ 'lk-shake': 500 })
  pauseAt(frame, 100)
  expect(getComputedStyle(panel).transform).not.toBe('none')
  expect(getComputedStyle(panel).transform).not.toBe('matrix(1, 0, 0, 1, 0, 0)')
  await userEvent.click(frame.find('[data-testid=lk-header-close]'))
  const [again] = panel.getAnimations()
  expect(again?.playState).toBe('running')
  await release()
  await again?.finished
  expect(getComputedStyle(panel).transform).toBe('none')
  expect(frame.events).toEqual(['opened'])
})

it('does not wait for a shake to end before it closes', async () => {
  const frame = await renderFrame()
  await frame.open()
  await frame.setFrame({ shakeKey: 1 })
  await frame.setFrame({ open: false })
  expect(Object.keys(getDurations(frame.find('.lk-panel')))).not.toContain('lk-shake')
})

describe.each([
  { dir: 'ltr', direction: 'next', entersFrom: 1 },
  { dir: 'ltr', direction: 'previous', entersFrom: -1 },
  { dir: 'rtl', direction: 'next', entersFrom: -1 },
  { dir: 'rtl', direction: 'previous', entersFrom: 1 },
] as const)('$dir, $direction', ({ dir, direction, entersFrom }) => {
  it('moves the new view in from its side and the old one out the opposite way [S2.033]', async () => {
    const frame = await renderFrame({ host: { dir } })
    await frame.open({ children: block(100) })
    const release = await holdMotion()
    await frame.setFrame({ view: 'Account', title: 'Account', direction, children: block(100) })
    pauseAt(frame, 10)
    const { entering, leaving } = getTransition(frame)
    expect(Math.sign(getShift(entering))).toBe(entersFrom)
    expect(Math.sign(getShift(leaving))).toBe(-entersFrom)
    await play(frame, release)
    await settle(frame)
    expect(getShift(frame.view())).toBe(0)
  })
})

it('makes the leaving view inert, keeps its content, and removes it at the end', async () => {
  const frame = await renderFrame()
  await frame.open({ children: <p>Wallets</p> })
  const release = await holdMotion()
  await frame.setFrame({ view: 'Account', title: 'Account', children: <p>Address</p> })
  const { entering, leaving } = getTransition(frame)
  expect([entering.inert, leaving.inert]).toEqual([false, true])
  await frame.setFrame({ children: <p>Address, copied</p> })
  expect([entering.textContent, leaving.textContent]).toEqual(['Address, copied', 'Wallets'])
  await release()
  await settle(frame)
  expect(leaving.isConnected).toBe(false)
})

it('does not jump when the visitor goes back during a transition, and keeps the view’s state', async () => {
  const frame = await renderFrame()
  await frame.open({ children: <input aria-label="Name" /> })
  const input = frame.find('input')
  if (input instanceof HTMLInputElement) input.value = 'typed'
  const release = await holdMotion()
  await frame.setFrame({ view: 'Account', title: 'Account', children: block(200) })
  pauseAt(frame, 60)
  const { entering: account, leaving: connect } = getTransition(frame)
  const before = [getShift(connect), getShift(account)]
  await frame.setFrame({
    view: 'Connect',
    title: 'Connect',
    direction: 'previous',
    children: <input aria-label="Name" />,
  })
  pauseAt(frame, 0)
  await expect.poll(() => frame.view()).toBe(connect)
  expect(getShift(connect)).toBeCloseTo(before[0] ?? Number.NaN, 0)
  expect(getShift(account)).toBeCloseTo(before[1] ?? Number.NaN, 0)
  await play(frame, release)
  await settle(frame)
  await expect.poll(() => frame.find('input')).toBe(input)
  expect(input).toHaveProperty('value', 'typed')
  expect(connect.inert).toBe(false)
})

it('continues to a third view during a transition', async () => {
  const frame = await renderFrame()
  await frame.open()
  const release = await holdMotion()
  await frame.setFrame({ view: 'Account', title: 'Account', children: <p>Address</p> })
  await frame.setFrame({ view: 'Networks', title: 'Networks', children: <p>Ethereum</p> })
  const views = [...frame.root().querySelectorAll<HTMLElement>('.lk-view')]
  expect(views.map(({ textContent, inert }) => [textContent, inert])).toEqual([
    ['Content', true],
    ['Address', true],
    ['Ethereum', false],
  ])
  await release()
  await settle(frame)
  await expect.poll(() => frame.view().textContent).toBe('Ethereum')
  await expect.poll(() => frame.find('h2').textContent).toBe('Networks')
})

describe('height', () => {
  it('ends at the height of the content, whatever changed it', async () => {
    const frame = await renderFrame()
    await frame.open({ children: block(100) })
    const panel = frame.find('.lk-panel')
    const getRest = (): number => panel.offsetHeight - frame.view().scrollHeight
    const rest = getRest()
    for (const height of [320, 40, 200]) {
      await frame.setFrame({ children: block(height) })
      await until(() => expect([panel.offsetHeight, getRest()]).toEqual([rest + height + 24, rest]))
    }
    frame.find('.lk-view-content > div').style.setProperty('height', '60px')
    await until(() => expect(panel.offsetHeight).toBe(rest + 60 + 24))
  })

  it('reverses without a jump', async () => {
    const frame = await renderFrame()
    await frame.open({ children: block(100) })
    const panel = frame.find('.lk-panel')
    const release = await holdMotion()
    await frame.setFrame({ children: block(400) })
    await until(() => expect(getDurations(panel)).toEqual({ height: 150 }))
    pauseAt(frame, 75)
    const middle = panel.getBoundingClientRect().height
    expect(middle).toBeGreaterThan(200)
    expect(middle).toBeLessThan(450)
    frame.find('.lk-view-content > div').style.setProperty('height', '100px')
    await until(() => expect(panel.style.height).toBe('180px'))
    pauseAt(frame, 0)
    expect(panel.getBoundingClientRect().height).toBeCloseTo(middle, 0)
    await play(frame, release)
    await until(() => expect(panel.offsetHeight).toBe(180))
  })

  it('never stretches the content during the animation', async () => {
    const frame = await renderFrame()
    await frame.open({ children: block(100) })
    await holdMotion()
    await frame.setFrame({ children: block(400) })
    await until(() => expect(getDurations(frame.find('.lk-panel'))).toEqual({ height: 150 }))
    pauseAt(frame, 75)
    await expect.poll(() => frame.find('.lk-view-content > div').getBoundingClientRect().height).toBe(400)
    await expect.poll(() => frame.find('.lk-title-text').getBoundingClientRect().height).toBe(24)
  })

  it('scrolls the view in a low window, and keeps the header', async () => {
    await page.viewport(800, 400)
    onTestFinished(() => page.viewport(1024, 768))
    const frame = await renderFrame()
    await frame.open({ children: block(1000) })
    await expect.poll(() => frame.find('.lk-panel').offsetHeight).toBe(400 - 32)
    const view = frame.view()
    view.scrollTop = 500
    expect(view.scrollTop).toBe(500)
    await expect.poll(() => frame.find('.lk-header').getBoundingClientRect().top).toBe(16)
    await expect.poll(() => frame.find('.lk-view-content').offsetWidth).toBe(328)
  })
})

it('scales in from 97 % in 150 ms, with the scrim', async () => {
  const frame = await renderFrame()
  const release = await holdMotion()
  await frame.setFrame({ open: true, children: block(100) })
  const [panel, scrim] = [frame.find('.lk-panel'), frame.find('.lk-scrim')]
  expect(getDurations(panel)).toMatchObject({ opacity: 150, scale: 150 })
  expect(getDurations(scrim)).toEqual({ opacity: 150 })
  pauseAt(frame, 0)
  expect(getComputedStyle(panel).scale).toBe('0.97')
  expect([getComputedStyle(panel).opacity, getComputedStyle(scrim).opacity]).toEqual(['0', '0'])
  expect(getComputedStyle(frame.find('dialog'), '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await play(frame, release)
  await until(() => expect(frame.events).toEqual(['opened']))
  expect([getComputedStyle(panel).scale, getComputedStyle(panel).opacity]).toEqual(['1', '1'])
})

it('is 360 px wide [S9.045]', async () => {
  const frame = await renderFrame()
  await frame.open()
  const { width, left } = frame.find('[data-testid=lk-modal]').getBoundingClientRect()
  expect(width).toBe(360)
  expect(left).toBe((window.innerWidth - 360) / 2)
  await expect.poll(() => frame.find('.lk-panel').getBoundingClientRect().width).toBe(360)
})

describe('reduced motion', () => {
  it('moves nothing: views and dialog only fade, the height changes immediately, a shake blinks', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const frame = await renderFrame()
    const releaseOpening = await holdMotion()
    await frame.setFrame({ open: true, children: block(100) })
    const panel = frame.find('.lk-panel')
    expect(getDurations(panel)).toEqual({ opacity: 150 })
    expect([getComputedStyle(panel).scale, getComputedStyle(panel).translate]).toEqual(['none', 'none'])
    await releaseOpening()
    await until(() => expect(frame.events).toEqual(['opened']))

    const moved = new Set<string>()
    const observer = new ResizeObserver(() => {
      for (const [name, timing] of Object.entries(getDurations(panel))) moved.add(`${name} ${String(timing)}`)
    })
    observer.observe(panel)
    onTestFinished(() => observer.disconnect())
    const release = await holdMotion()
    await frame.setFrame({ view: 'Account', title: 'Account', children: block(300) })
    pauseAt(frame, 10)
    const { entering, leaving } = getTransition(frame)
    expect(getDurations(entering)).toEqual({ opacity: 150 })
    expect(getDurations(leaving)).toEqual({ opacity: 150 })
    expect([getShift(entering), getShift(leaving)]).toEqual([0, 0])
    await play(frame, release)
    await settle(frame)
    await until(() => expect(panel.offsetHeight).toBe(300 + 24 + 56))
    expect([...moved]).toEqual([])

    await frame.setFrame({ shakeKey: 1 })
    expect(getDurations(panel)).toEqual({ 'lk-blink': 500 })
    expect(getComputedStyle(panel).transform).toBe('none')
  })
})

it('closes immediately in a hidden page', async () => {
  const frame = await renderFrame()
  await frame.open()
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'hidden')
  })
  await frame.setFrame({ open: false })
  pauseAt(frame, 10)
  await until(() => expect(frame.events).toEqual(['opened', 'closed']))
})
