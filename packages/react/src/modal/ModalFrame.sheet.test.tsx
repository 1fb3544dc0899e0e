import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../test/emulateMedia.ts'
import { holdMotion } from '../test/holdMotion.ts'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'
import type { RenderedFrame } from '../test/renderFrame.tsx'
import { dragPointer } from '../test/dragPointer.ts'
import { withMotion } from '../test/withMotion.ts'

withMotion()

/** A value once it has been stable for some frames, because a flick continues by itself. */
async function restOf(read: () => number): Promise<number> {
  let figure = read()
  for (let frames = 0; frames < 6;) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
    const next = read()
    frames = next === figure ? frames + 1 : 0
    figure = next
  }
  return figure
}

const block = (height: number) => <div style={{ height }}>{height}</div>

beforeEach(async () => {
  await page.viewport(390, 844)
  return () => page.viewport(1024, 768)
})

function getCentre(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const getTop = (frame: RenderedFrame): number => frame.find('.lk-panel').getBoundingClientRect().top

async function openSheet(height = 300): Promise<{ readonly frame: RenderedFrame; readonly top: number }> {
  const frame = await renderFrame()
  await frame.open({ children: block(height) })
  return { frame, top: getTop(frame) }
}

it('is as wide as the screen and at its bottom', async () => {
  const { frame, top } = await openSheet()
  const { left, right, bottom } = frame.find('[data-testid=lk-modal]').getBoundingClientRect()
  expect({ left, right, bottom }).toEqual({ left: 0, right: 390, bottom: 844 })
  expect(top).toBe(844 - 56 - 24 - 300)
})

it('shows no gap below when it is higher, as in an overshoot or above a moving toolbar', async () => {
  const { frame } = await openSheet()
  frame.dialog()?.style.setProperty('--_drag', '-100px')
  frame.dialog()?.setAttribute('data-dragging', '')
  await expect.poll(() => frame.find('.lk-panel').getBoundingClientRect().bottom).toBe(744)
  window.frameElement?.setAttribute('data-drawn', '')
  onTestFinished(() => window.frameElement?.removeAttribute('data-drawn'))
  const base64 = await page.screenshot({ base64: true, save: false })
  const picture = new Image()
  picture.src = `data:image/png;base64,${base64}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  const scale = picture.naturalWidth / 390
  for (const y of [750, 800, 842]) {
    expect([...(context?.getImageData(10 * scale, y * scale, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255])
  }
  expect([...(context?.getImageData(10 * scale, 100 * scale, 1, 1).data ?? [])]).not.toEqual([255, 255, 255, 255])
})

it('applies below 480 px, and follows the window', async () => {
  const { frame } = await openSheet()
  await page.viewport(480, 844)
  await expect.poll(() => frame.find('[data-testid=lk-modal]').offsetWidth).toBe(360)
  await page.viewport(479, 844)
  await expect.poll(() => frame.find('[data-testid=lk-modal]').offsetWidth).toBe(479)
})

it('slides in from below with a slight overshoot', async () => {
  const frame = await renderFrame()
  await holdMotion()
  await frame.setFrame({ open: true, children: block(300) })
  const panel = frame.find('.lk-panel')
  const [slide] = panel.getAnimations().filter((animation) => animation instanceof CSSTransition)
  if (slide === undefined) throw new TypeError('Nothing slides.')
  slide.pause()
  const tops = Array.from({ length: 36 }, (_, index) => {
    slide.currentTime = index * 10
    return getTop(frame)
  })
  expect(tops[0]).toBeGreaterThanOrEqual(844)
  slide.finish()
  const rest = getTop(frame)
  expect(Math.min(...tops)).toBeLessThan(rest)
  expect(Math.min(...tops)).toBeGreaterThan(rest - 20)
})

it('only fades with reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const frame = await renderFrame()
  await holdMotion()
  await frame.setFrame({ open: true, children: block(300) })
  const panel = frame.find('.lk-panel')
  const properties = panel
    .getAnimations()
    .map((item) => (item instanceof CSSTransition ? item.transitionProperty : item))
  expect(properties).toEqual(['opacity'])
  expect(panel.getBoundingClientRect().bottom).toBe(844)
})

it('leaves space at the top and scrolls inside if its content is tall', async () => {
  const { frame, top } = await openSheet(2000)
  expect(top).toBe(24)
  frame.view().scrollTop = 100
  await expect.poll(() => frame.view().scrollTop).toBe(100)
  await expect.poll(() => frame.find('.lk-header').getBoundingClientRect().top).toBe(24)
})

describe('drag', () => {
  it('follows the finger while the scrim fades', async () => {
    const { frame, top } = await openSheet()
    const from = getCentre(frame.find('.lk-header'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 200 }, end: 'hold' })
    // The distance before the first observed move is not added, so that the sheet does not jump.
    await until(() => expect(getTop(frame)).toBeGreaterThan(top + 150))
    expect(getTop(frame)).toBeLessThanOrEqual(top + 200)
    expect(Number(getComputedStyle(frame.find('.lk-scrim')).opacity)).toBeLessThan(0.7)
    await dragPointer({ from, to: from, steps: 1, end: 'cancel' })
  })

  it('closes when released far down', async () => {
    const { frame } = await openSheet()
    const from = getCentre(frame.find('.lk-header'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 260 }, pace: 100 })
    await until(() => expect(frame.events).toEqual(['opened', 'close:drag']))
  })

  it('closes when a busy browser reports the whole drag as one move', async () => {
    const { frame } = await openSheet()
    const from = getCentre(frame.find('.lk-header'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 260 }, steps: 1, pace: 200 })
    await until(() => expect(frame.events).toEqual(['opened', 'close:drag']))
  })

  it('closes on a short flick that starts in the content', async () => {
    const { frame } = await openSheet()
    const from = getCentre(frame.view())
    await dragPointer({ from, to: { x: from.x, y: from.y + 80 }, steps: 4, pace: 12 })
    await until(() => expect(frame.events).toEqual(['opened', 'close:drag']))
  })

  it('springs back when released early or when the app does not close it', async () => {
    const { frame, top } = await openSheet()
    const from = getCentre(frame.find('.lk-header'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 60 }, pace: 100 })
    await until(() => expect(getTop(frame)).toBe(top))
    expect(frame.events).toEqual(['opened'])
    await dragPointer({ from, to: { x: from.x, y: from.y + 300 } })
    await until(() => expect(frame.events).toEqual(['opened', 'close:drag']))
    await until(() => expect(getTop(frame)).toBe(top))
  })

  it('springs back when the gesture is cancelled', async () => {
    const { frame, top } = await openSheet()
    const from = getCentre(frame.find('.lk-header'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 300 }, end: 'cancel' })
    await until(() => expect(getTop(frame)).toBe(top))
    expect(frame.events).toEqual(['opened'])
  })

  it('shakes instead of closing while closing is blocked', async () => {
    const { frame, top } = await openSheet()
    await frame.setFrame({ closeBlocked: true })
    const from = getCentre(frame.find('.lk-header'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 300 } })
    await until(() => expect(frame.find('.lk-panel').dataset).toHaveProperty('shake'))
    await until(() => expect(getTop(frame)).toBe(top))
    expect(frame.events).toEqual(['opened'])
  })

  it('scrolls the content instead, unless it is at its top', async () => {
    const { frame, top } = await openSheet(2000)
    const from = getCentre(frame.view())
    await dragPointer({ from, to: { x: from.x, y: from.y - 200 } })
    await until(() => expect(frame.view().scrollTop).toBeGreaterThan(100))
    const scrollTop = await restOf(() => frame.view().scrollTop)
    await dragPointer({ from, to: { x: from.x, y: from.y + 60 } })
    await until(() => expect(frame.view().scrollTop).toBeLessThan(scrollTop))
    expect(getTop(frame)).toBe(top)
    expect(frame.events).toEqual(['opened'])
    frame.view().scrollTop = 0
    await dragPointer({ from, to: { x: from.x, y: from.y + 200 }, end: 'hold' })
    await until(() => expect(getTop(frame)).toBeGreaterThan(top + 100))
    await expect.poll(() => frame.view().scrollTop).toBe(0)
    await dragPointer({ from, to: from, steps: 1, end: 'cancel' })
  })

  it('ignores sideways gestures and fields', async () => {
    const frame = await renderFrame()
    await frame.open({ children: <input aria-label="Amount" style={{ width: '100%', height: 100 }} /> })
    const top = getTop(frame)
    const header = getCentre(frame.find('.lk-header'))
    await dragPointer({ from: header, to: { x: header.x + 100, y: header.y + 60 } })
    const field = getCentre(frame.find('input'))
    await dragPointer({ from: field, to: { x: field.x, y: field.y + 100 } })
    expect(getTop(frame)).toBe(top)
    expect(frame.events).toEqual(['opened'])
  })

  it('lets a mouse select text', async () => {
    const { frame, top } = await openSheet()
    const from = getCentre(frame.view())
    await dragPointer({ from, to: { x: from.x, y: from.y + 100 }, pointer: 'mouse' })
    expect(getTop(frame)).toBe(top)
    expect(frame.events).toEqual(['opened'])
  })

  it('works with a mouse on the header, without pressing the button where it began', async () => {
    const { frame } = await openSheet()
    const close = frame.find('[data-testid=lk-header-close]')
    const from = getCentre(close)
    await dragPointer({ from, to: { x: from.x, y: from.y + 300 }, pointer: 'mouse' })
    await until(() => expect(frame.events).toEqual(['opened', 'close:drag']))
    await userEvent.click(close)
    expect(frame.events).toEqual(['opened', 'close:drag', 'close:button'])
  })

  it('works only on sheets', async () => {
    const { frame } = await openSheet()
    await page.viewport(800, 844)
    const top = getTop(frame)
    const from = getCentre(frame.find('.lk-header'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 300 } })
    expect(getTop(frame)).toBe(top)
    expect(frame.events).toEqual(['opened'])
  })

  it('does not block a tap', async () => {
    const presses: string[] = []
    const frame = await renderFrame()
    await frame.open({
      children: (
        <button type="button" onClick={() => presses.push('pressed')}>
          Wallet
        </button>
      ),
    })
    const from = getCentre(frame.find('.lk-view button'))
    await dragPointer({ from, to: { x: from.x, y: from.y + 1 }, steps: 1 })
    await until(() => expect(presses).toEqual(['pressed']))
    expect(frame.events).toEqual(['opened'])
  })
})
