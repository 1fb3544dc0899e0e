// Pages of another site that embed the frame and try to get an approval that the visitor did not mean to give.
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Approval, type HostileSites, startHostileSites } from '../test/hostile/startHostileSites.ts'

let sites: HostileSites
beforeAll(async () => {
  sites = await startHostileSites()
})
afterAll(() => sites.close())

const open = async (attack?: string, scene = 'approve message', isTrusted = false): Promise<Approval> => {
  const approval = await sites.openApproval({ scene, attack, isTrusted })
  onTestFinished(() => approval.page.close())
  return approval
}
const approve = (frame: Frame | Page) => frame.getByTestId('lk-frame-approve')
const count = (frame: Frame | Page): Promise<unknown> => frame.evaluate('log.approved')
const isOn = (frame: Frame | Page): Promise<void> =>
  expect.poll(() => approve(frame).getAttribute('aria-disabled'), { interval: 20 }).toBeNull()
const isUnproven = (frame: Frame): Promise<void> => frame.getByTestId('lk-frame-window').waitFor()
/** Waits on the clock of a page. */
const pass = (page: Frame | Page, ms: number): Promise<unknown> =>
  page.evaluate(
    `new Promise((done) => { const end = performance.now() + ${ms}; (function look() { performance.now() >= end ? done() : requestAnimationFrame(look) })() })`,
  )
/** The middle of the button, in the coordinates of the page. */
const find = async (frame: Frame | Page): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await approve(frame).boundingBox()
  if (box === null) throw new TypeError('The button is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
/** Records the events of some types that arrive at the button, as the global `onButton`. */
const recordOn = (frame: Frame, ...types: readonly string[]): Promise<unknown> =>
  frame.evaluate(
    `globalThis.onButton = []; for (const type of ${JSON.stringify(types)}) document.querySelector('[data-testid=lk-frame-approve]').addEventListener(type, () => onButton.push(type))`,
  )
/** Whatever would follow a click has followed when this time has passed in the frame. */
const expectNothing = async (frame: Frame | Page): Promise<void> => {
  await pass(frame, 400)
  expect(await count(frame)).toBe(0)
}

/** Moves the mouse to a place of the page, as a hand does, and leaves it there for longer than the pointer has to be still. */
const rest = async (page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> => {
  await page.mouse.move(x, y, { steps: 5 })
  await pass(page, 350)
}

describe('a page that shows the frame as it is', () => {
  it('gets the approval of a visitor who clicks, once', async () => {
    const { frame, page } = await open()
    expect(await frame.evaluate(`document.activeElement.tagName`)).toBe('H1')
    await isOn(frame)
    const { x, y } = await find(frame)
    await page.mouse.move(x, y, { steps: 5 })
    await pass(frame, 320)
    await page.mouse.click(x, y)
    await expect.poll(() => count(frame)).toBe(1)
  })

  it('puts the focus on the title, also when it shows the frame later than the frame shows the request', async () => {
    const { frame, page } = await open()
    await page.evaluate(`dialog.close(); dialog.showModal(); frame.focus()`)
    await expect.poll(() => frame.evaluate('document.activeElement.tagName')).toBe('H1')
  })

  it('gets the approval of a visitor who uses the keyboard', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    for (let presses = 0; presses < 8; presses += 1) {
      if ((await frame.evaluate(`document.activeElement.dataset.testid`)) === 'lk-frame-approve') break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => count(frame)).toBe(1)
  })
})

const overlay = (style: string): string =>
  `dialog.insertAdjacentHTML('beforeend', '<div style="position:fixed;background:#fff;${style}">Win a prize</div>')`

describe('a page that hides or changes what is seen', () => {
  it.each([
    ['makes the frame transparent (attack 33)', `frame.style.opacity = '0.01'`],
    ['makes an ancestor transparent (attack 34)', `dialog.style.opacity = '0.01'`],
    ['covers the button (attack 35)', overlay('left:300px;top:300px;width:400px;height:400px;pointer-events:none')],
    ['covers the details (attack 36)', overlay('left:300px;top:100px;width:400px;height:120px')],
    ['covers it without taking its clicks (attack 37)', overlay('inset:0;pointer-events:none')],
    ['makes it small (attack 38)', `frame.style.transform = 'scale(0.2)'`],
    ['clips it (attack 39)', `frame.style.clipPath = 'inset(80% 0 0 0)'`],
    ['filters it (attack 40)', `frame.style.filter = 'contrast(0.01)'`],
    ['makes it 40 px high (attack 45)', `frame.style.height = '40px'`],
    [
      'covers it by a second frame (attack 49)',
      `dialog.insertAdjacentHTML('beforeend', '<iframe srcdoc="Win a prize" style="position:fixed;inset:0;width:100%;height:100%;pointer-events:none;background:#fff"></iframe>')`,
    ],
    [
      'opens a popover above the details (attack 128)',
      `stage.insertAdjacentHTML('beforeend', '<div id="pop" popover="manual" style="inset:100px auto auto 350px;width:300px;height:100px;pointer-events:none">Win a prize</div>'); setTimeout(function show() { dialog.open ? pop.showPopover() : setTimeout(show, 20) }, 50)`,
    ],
  ])('%s: gets a window at most', async (_name, attack) => {
    const { frame, page } = await open(attack)
    const button = approve(frame)
    await isUnproven(frame)
    await expect.poll(() => button.count()).toBe(0)
    const box = await page.locator('#frame').boundingBox()
    if (box === null) throw new TypeError('The frame is not shown.')
    // Where Approve would be, scrolled to if the frame is low.
    const [x, y] = [box.x + box.width * 0.75, box.y + box.height - (box.height < 50 ? 30 : box.height * 0.09)]
    await rest(page, { x, y })
    await page.mouse.wheel(0, 2_000)
    await rest(page, { x: x + 2, y })
    await page.mouse.click(x, y)
    await expectNothing(frame)
  })
})

describe('a page that changes what the visitor is about to press', () => {
  it('moves the frame under the pointer (attack 41)', async () => {
    const { frame, page } = await open(`dialog.style.marginInlineStart = '600px'`)
    await isOn(frame)
    const { x, y } = await find(frame)
    await rest(page, { x: x - 400, y })
    await page.evaluate(`dialog.style.marginInlineStart = '200px'`)
    await page.mouse.click(x - 400, y)
    await expectNothing(frame)
  })

  it('moves the frame by scrolling it under the pointer (attack 41)', async () => {
    const { frame, page } = await open(`dialog.style.overflow = 'visible'; frame.style.marginBlockStart = '250px'`)
    await isOn(frame)
    const { x, y } = await find(frame)
    await rest(page, { x, y: y - 250 })
    await page.evaluate(`frame.style.marginBlockStart = '0'`)
    await page.mouse.click(x, y - 250)
    await expectNothing(frame)
  })

  it('shows the frame for 400 ms (attack 42)', async () => {
    const { frame, page } = await open(overlay('left:300px;top:80px;width:400px;height:600px'))
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await page.evaluate(`dialog.querySelector('div').remove()`)
    await pass(page, 350)
    await page.mouse.click(x, y)
    await expectNothing(frame)
  })

  it('covers the frame between down and up (attack 43)', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await page.mouse.down()
    await page.evaluate(overlay('inset:0;pointer-events:none'))
    await pass(page, 250)
    await page.evaluate(`dialog.querySelector('div').remove()`)
    await page.mouse.up()
    await expectNothing(frame)
  })

  it('removes a cover at the first click of two (attack 44)', async () => {
    const { frame, page } = await open(
      `${overlay('inset:0')}; addEventListener('mousedown', () => dialog.querySelector('div')?.remove())`,
    )
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await page.mouse.dblclick(x, y, { delay: 30 })
    await expectNothing(frame)
  })

  it('asks for a double click beside a button that is ready (attack 44)', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await page.mouse.click(x, y - 90)
    await page.mouse.click(x, y, { clickCount: 2 })
    await expectNothing(frame)
  })

  it('has the visitor reach the button while Enter is held (attack 46)', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    await page.evaluate(`dialog.insertAdjacentHTML('beforeend', '<input id="field">'); field.focus()`)
    await page.keyboard.down('Enter')
    await approve(frame).focus()
    expect(await frame.evaluate('document.activeElement.dataset.testid')).toBe('lk-frame-approve')
    for (let repeats = 0; repeats < 12; repeats += 1) {
      await page.keyboard.down('Enter')
      await pass(frame, 80)
    }
    await page.keyboard.up('Enter')
    await expectNothing(frame)
    expect(await frame.evaluate('log.clicks')).toBeGreaterThan(5)
  })

  it('cannot put the focus on the button itself', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    await page.evaluate(`dialog.insertAdjacentHTML('beforeend', '<input id="field">'); field.focus(); frame.focus()`)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expectNothing(frame)
    expect(await frame.evaluate('document.activeElement.dataset.testid ?? null')).not.toBe('lk-frame-approve')
  })

  it('has a script of the frame click, if one runs there (attack 47)', async () => {
    const { frame } = await open()
    await isOn(frame)
    await frame.evaluate(`document.querySelector('[data-testid=lk-frame-approve]').click()`)
    await expectNothing(frame)
    expect(await frame.evaluate('log.clicks')).toBe(1)
  })

  it('has the visitor drag something of the page onto the button (attack 48)', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    await recordOn(frame, 'dragenter', 'dragover')
    const place = await find(frame)
    await rest(page, place)
    // As the browser reports what a visitor drags from elsewhere. Playwright's own mouse drags within one document only.
    const devtools = await page.context().newCDPSession(page)
    const data = { items: [{ mimeType: 'text/plain', data: 'Win a prize' }], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, ...place, data })
    await expect.poll(() => frame.evaluate('onButton')).toEqual(expect.arrayContaining(['dragenter', 'dragover']))
    await expectNothing(frame)
  })

  it('has the visitor press beside the button, and release on it (attack 48)', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    await recordOn(frame, 'pointerup')
    const { x, y } = await find(frame)
    await rest(page, { x, y: y - 90 })
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => frame.evaluate('onButton')).toEqual(['pointerup'])
    // The browser makes a click of it, on what contains both places.
    await expect.poll(() => frame.evaluate('log.clicks')).toBe(1)
    await expectNothing(frame)
  })

  it('has the visitor press on the page, and release on the button (attack 48)', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    await recordOn(frame, 'pointerup')
    const { x, y } = await find(frame)
    await rest(page, { x: 20, y: 20 })
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 8 })
    await pass(page, 350)
    await page.mouse.up()
    await expect.poll(() => frame.evaluate('onButton')).toEqual(['pointerup'])
    await expectNothing(frame)
  })

  it('covers the frame again and again for a moment (attack 129)', async () => {
    const { frame, page } = await open(
      `${overlay('inset:0;pointer-events:none')}; setInterval(() => { const { style } = dialog.querySelector('div'); style.display = style.display === 'none' ? 'block' : 'none' }, 120)`,
    )
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await pass(page, 700)
    await page.mouse.click(x, y)
    await pass(page, 700)
    await page.mouse.click(x, y)
    await expectNothing(frame)
  })

  it('has what matters below the fold (attack 131)', async () => {
    const { frame, page } = await open(undefined, 'approve long message')
    await frame.getByTestId('lk-frame-more').waitFor()
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await pass(frame, 700)
    await page.mouse.click(x, y)
    await expectNothing(frame)
    await frame.evaluate(`document.querySelector('.area').scrollTo({ top: 1e6 })`)
    await isOn(frame)
    await page.mouse.click(x, y)
    await expect.poll(() => count(frame)).toBe(1)
  })

  it('has another tab in front of it', async () => {
    const { frame, page } = await open()
    await isOn(frame)
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await frame.evaluate(`dispatchEvent(new Event('blur'))`)
    await page.mouse.click(x, y)
    await expectNothing(frame)
  })
})

describe('a danger', () => {
  it('wants a tick that names it before the button is on', async () => {
    const { frame, page } = await open(undefined, 'approve bytes')
    const tick = frame.getByTestId('lk-frame-tick-rawBytes')
    await pass(frame, 700)
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await page.mouse.click(x, y)
    await expectNothing(frame)
    await tick.check()
    await isOn(frame)
    await rest(page, { x, y })
    await page.mouse.click(x, y)
    await expect.poll(() => count(frame)).toBe(1)
  })
})

describe('an app that the operator trusts', () => {
  const message = 'approve message'
  const transparent = `frame.style.opacity = '0.01'`

  it('needs no proof that nothing covers or changes the frame', async () => {
    const { frame, page } = await open(transparent, message, true)
    await isOn(frame)
    const { x, y } = await find(frame)
    await rest(page, { x, y })
    await page.mouse.click(x, y)
    await expect.poll(() => count(frame)).toBe(1)
  })

  it.each([
    ['makes it 40 px high (attack 45)', `frame.style.height = '40px'`],
    ['clips it (attack 39)', `dialog.style.height = '200px'`],
  ])('has to show the whole screen: %s', async (_name, attack) => {
    const { frame } = await open(attack, message, true)
    await isUnproven(frame)
    await expect.poll(() => approve(frame).count()).toBe(0)
  })

  it('cannot have a danger approved in a frame that cannot be seen', async () => {
    const { frame } = await open(transparent, 'approve bytes', true)
    await isUnproven(frame)
    await expect.poll(() => approve(frame).count()).toBe(0)
    expect(await count(frame)).toBe(0)
  })

  it('gets neither a double click (attack 44), nor a script’s click (attack 47), nor one on a frame that it has moved (attack 41)', async () => {
    const { frame, page } = await open(`dialog.style.marginInlineStart = '600px'`, message, true)
    await isOn(frame)
    const { x, y } = await find(frame)
    await frame.evaluate(`document.querySelector('[data-testid=lk-frame-approve]').click()`)
    await rest(page, { x, y })
    await page.mouse.click(x, y - 90)
    await page.mouse.click(x, y, { clickCount: 2 })
    await expectNothing(frame)
    await rest(page, { x: x - 400, y })
    await page.evaluate(`dialog.style.marginInlineStart = '200px'`)
    await page.mouse.click(x - 400, y)
    await expectNothing(frame)
  })
})

describe('a window of the secure origin', () => {
  it('is brought under a double click (attack 50), and takes a click after 800 ms', async () => {
    const { popup } = await sites.openWindow('approve message')
    onTestFinished(() => popup.close())
    const { x, y } = await find(popup)
    await popup.mouse.click(x, y)
    await expectNothing(popup)
    await isOn(popup)
    await popup.mouse.move(x, y - 5)
    await pass(popup, 350)
    await popup.mouse.click(x, y)
    await expect.poll(() => count(popup)).toBe(1)
  })
})
