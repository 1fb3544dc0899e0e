import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../test/emulateMedia.ts'
import { expectAccessible } from '../test/expectAccessible.ts'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'
import { Button } from '../ui/Button.tsx'

const content = (
  <>
    <p>Accept the connection request in the wallet</p>
    <Button onClick={() => {}}>Try again</Button>
  </>
)

describe.each(['light', 'dark'] as const)('in the %s theme', (themeMode) => {
  it.each([
    { size: 'a desktop', width: 1024, height: 768 },
    { size: 'a phone', width: 390, height: 844 },
  ])('is accessible on $size', async ({ width, height }) => {
    await page.viewport(width, height)
    const frame = await renderFrame({ host: { themeMode } })
    await frame.open({ canGoBack: true, children: content })
    await expectAccessible(frame.host())
    await page.viewport(1024, 768)
  })
})

it('can be used by keyboard alone, in reading order', async () => {
  const frame = await renderFrame()
  await frame.open({ canGoBack: true, children: content })
  const order: (string | undefined)[] = []
  for (const keys of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys)
    const active = frame.root().activeElement
    order.push(active?.ariaLabel ?? active?.textContent ?? undefined)
    expect(active?.matches(':focus-visible')).toBe(true)
  }
  expect(order).toEqual(['Close', 'Try again', 'Close', 'Back'])
})

it('lets the browser focus no control of a view while the dialog opens', async () => {
  const focused: string[] = []
  const frame = await renderFrame()
  await frame.open({
    children: (
      // The browser focuses it when the dialog is shown.
      <button
        type="button"
        ref={(button) => button?.setAttribute('autofocus', '')}
        onFocus={() => focused.push('React')}
      >
        Rainbow
      </button>
    ),
  })
  await until(() => expect(frame.root().activeElement).toBe(frame.find('h2')))
  expect(focused).toEqual([])
  await userEvent.keyboard('{Tab}{Tab}')
  expect(focused).toEqual(['React'])
})

describe('titles', () => {
  const getTitle = (frame: Awaited<ReturnType<typeof renderFrame>>) => {
    const title = frame.find('.lk-title-text')
    return {
      title,
      size: Number.parseFloat(getComputedStyle(title).fontSize),
      isCut: title.scrollWidth > title.clientWidth,
    }
  }

  it('is 16 px if it fits', async () => {
    const frame = await renderFrame()
    await frame.open({ title: 'Connect' })
    const { title, size, isCut } = getTitle(frame)
    expect([title.title, size, isCut]).toEqual(['', 16, false])
  })

  it('shrinks until it fits, to 80 % at most', async () => {
    const frame = await renderFrame()
    // The fonts of machines differ in width, so one letter is added at a time.
    let text = 'Netzwerkeinstellungen'
    await frame.open({ title: text })
    while (getTitle(frame).size === 16) await frame.setFrame({ title: (text += 'i') })
    const { title, size, isCut } = getTitle(frame)
    expect(size).toBeGreaterThanOrEqual(12.8)
    expect([title.title, isCut]).toEqual(['', false])
  })

  it('is cut beyond that, with the full text as its title, and follows the width', async () => {
    const text = 'Transaktionsgebühren und Netzwerkeinstellungen'
    const frame = await renderFrame()
    await frame.open({ title: text })
    const { title, size, isCut } = getTitle(frame)
    expect([title.title, size, isCut]).toEqual([text, 12.8, true])
    await page.viewport(479, 768)
    await until(() => expect(title.title).toBe(''))
    expect(getTitle(frame).isCut).toBe(false)
    await page.viewport(1024, 768)
    await until(() => expect(title.title).toBe(text))
  })

  it('grows again when there is more space', async () => {
    const frame = await renderFrame()
    await frame.open({ title: 'Netzwerkeinstellungen bearbeiten' })
    expect(getTitle(frame).size).toBeLessThan(16)
    await page.viewport(479, 768)
    await until(() => expect(getTitle(frame).size).toBe(16))
    await page.viewport(1024, 768)
    await until(() => expect(getTitle(frame).size).toBeLessThan(16))
  })
})

it('has borders with forced colours and with more contrast', async () => {
  const frame = await renderFrame()
  await frame.open({ children: content })
  const getEdge = (): string => {
    const { outlineWidth, outlineStyle } = getComputedStyle(frame.find('.lk-panel'))
    return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle}`
  }
  expect(getEdge()).toBe('none')
  await emulateMedia({ 'prefers-contrast': 'more' })
  expect(getEdge()).toBe('1px solid')
  await emulateMedia({ 'prefers-contrast': '', 'forced-colors': 'active' })
  expect(getEdge()).toBe('1px solid')
})
