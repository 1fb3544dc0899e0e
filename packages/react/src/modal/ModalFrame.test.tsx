import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'

/** A focused button in the page, like the one that opened the modal. */
function addOpener(): HTMLButtonElement {
  const opener = document.createElement('button')
  opener.textContent = 'Open'
  document.body.append(opener)
  opener.focus()
  return opener
}

it('is in the page only while it is open', async () => {
  const frame = await renderFrame()
  await expect.poll(() => frame.root().querySelector('dialog')).toBe(null)
  await frame.open()
  await expect.poll(() => frame.dialog()?.matches(':modal')).toBe(true)
  const after: unknown[] = []
  await frame.setFrame({
    open: false,
    onClosed: () => after.push(frame.dialog(), getComputedStyle(document.documentElement).overflow),
  })
  await expect.poll(() => frame.dialog()?.matches(':modal')).toBe(true)
  await until(() => expect(after).toEqual([null, 'visible']))
})

it('is a dialog named by its title, with the view and the status as attributes', async () => {
  const frame = await renderFrame()
  await frame.open({ view: 'ConnectingExternal', title: 'MetaMask', status: 'waiting' })
  const dialog = frame.find('[data-testid=lk-modal]')
  expect(dialog.dataset).toMatchObject({ view: 'ConnectingExternal', status: 'waiting' })
  await expect
    .poll(() => frame.root().getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent)
    .toBe('MetaMask')
})

it('focuses the title, or the field that requests it', async () => {
  const frame = await renderFrame()
  await frame.open()
  await expect.poll(() => frame.root().activeElement?.tagName).toBe('H2')
  await frame.setFrame({ view: 'Search', title: 'Search', children: <input data-autofocus="" aria-label="Search" /> })
  await until(() => expect(frame.root().activeElement?.tagName).toBe('INPUT'))
  const told: string[] = []
  frame.find('h2').addEventListener('focus', () => told.push(frame.find('h2').innerText))
  await frame.setFrame({ view: 'Account', title: 'Account', children: <button type="button">Copy</button> })
  await until(() => expect(frame.root().activeElement?.tagName).toBe('H2'))
  await frame.setFrame({ view: 'Networks', title: 'Networks' })
  await until(() => expect(told).toHaveLength(2))
})

it('returns the focus to the opener', async () => {
  const opener = addOpener()
  const frame = await renderFrame()
  await frame.open()
  expect(document.activeElement).toBe(frame.host())
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('returns the focus when it is unmounted while open', async () => {
  const opener = addOpener()
  const frame = await renderFrame()
  await frame.open()
  await frame.unmount()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('returns the focus to an opener in a shadow tree of the page', async () => {
  const widget = document.createElement('div')
  document.body.append(widget)
  const tree = widget.attachShadow({ mode: 'open' })
  const opener = document.createElement('button')
  tree.append(opener)
  opener.focus()
  const frame = await renderFrame()
  await frame.open()
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  expect(tree.activeElement).toBe(opener)
  widget.remove()
})

it('requests to close on Escape, on its button and on the scrim, but not on a press inside', async () => {
  const frame = await renderFrame()
  await frame.open()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(frame.find('[data-testid=lk-header-close]'))
  await userEvent.click(frame.find('.lk-scrim'), { position: { x: 5, y: 5 } })
  await userEvent.click(frame.find('p'))
  expect(frame.events).toEqual(['opened', 'close:escape', 'close:button', 'close:scrim'])
  await expect.poll(() => frame.dialog()?.matches(':modal')).toBe(true)
})

it('does not close when a press starts inside and ends on the scrim', async () => {
  const frame = await renderFrame()
  await frame.open()
  await userEvent.dragAndDrop(frame.find('p'), frame.find('.lk-scrim'), { targetPosition: { x: 5, y: 5 } })
  expect(frame.events).toEqual(['opened'])
})

it('goes back on Escape if it can, or does what the parent says', async () => {
  const frame = await renderFrame()
  await frame.open({ canGoBack: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(frame.find('[data-testid=lk-header-back]'))
  await frame.setFrame({ onEscape: () => frame.events.push('escape') })
  await userEvent.keyboard('{Escape}')
  expect(frame.events).toEqual(['opened', 'back', 'back', 'escape'])
})

it('keeps Escape from the page, but lets a view handle it', async () => {
  const frame = await renderFrame()
  const pageKeys: string[] = []
  const listen = (event: KeyboardEvent): void => void pageKeys.push(event.key)
  document.addEventListener('keydown', listen)
  await frame.open({
    children: <input data-autofocus="" aria-label="Search" onKeyDown={(event) => event.preventDefault()} />,
  })
  await userEvent.keyboard('{Escape}')
  expect(frame.events).toEqual(['opened'])
  await frame.setFrame({ view: 'Account' })
  await until(() => expect(frame.root().activeElement?.tagName).toBe('INPUT'))
  await frame.setFrame({ children: <p>No field</p> })
  pageKeys.length = 0
  frame.find('h2').focus()
  await userEvent.keyboard('{Escape}')
  document.removeEventListener('keydown', listen)
  expect(frame.events).toEqual(['opened', 'close:escape'])
  expect(pageKeys).toEqual([])
})

it('stays open when the browser closes the dialog, and treats that as Escape', async () => {
  const frame = await renderFrame()
  await frame.open()
  frame.dialog()?.close()
  await until(() => expect(frame.events).toEqual(['opened', 'close:escape']))
  await expect.poll(() => frame.dialog()?.matches(':modal')).toBe(true)
})

it('treats the browser’s request to close as Escape, with no focus and repeatedly', async () => {
  const frame = await renderFrame()
  await frame.open()
  for (let times = 1; times <= 3; times += 1) {
    const { activeElement } = frame.root()
    if (activeElement instanceof HTMLElement) activeElement.blur()
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('{Escape}')
    await until(() => expect(frame.events).toHaveLength(1 + times))
    await until(() => expect(frame.dialog()?.matches(':modal')).toBe(true))
  }
  expect(frame.events).toEqual(['opened', 'close:escape', 'close:escape', 'close:escape'])
})

it('reports nothing while closing is blocked', async () => {
  const frame = await renderFrame()
  await frame.open({ closeBlocked: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(frame.find('[data-testid=lk-header-close]'))
  await userEvent.click(frame.find('.lk-scrim'), { position: { x: 5, y: 5 } })
  expect(frame.events).toEqual(['opened'])
})

it('keeps its content while it closes', async () => {
  const frame = await renderFrame()
  await frame.open({ view: 'Account', title: 'Account', children: <p>Address</p> })
  await frame.setFrame({ open: false, view: 'Connect', title: 'Connect', children: <p>Wallets</p> })
  await expect.poll(() => frame.dialog()?.dataset['view']).toBe('Account')
  await expect.poll(() => frame.find('h2').textContent).toBe('Account')
  await expect.poll(() => frame.view().textContent).toBe('Address')
  await until(() => expect(frame.events).toContain('closed'))
})

it('reverses when it is opened again while closing', async () => {
  const opener = addOpener()
  const frame = await renderFrame()
  await frame.open()
  const dialog = frame.dialog()
  await frame.setFrame({ open: false })
  await frame.setFrame({ open: true, view: 'Account', title: 'Account' })
  await until(() => expect(frame.events).toEqual(['opened', 'opened']))
  await expect.poll(() => frame.dialog()).toBe(dialog)
  expect(dialog?.dataset['view']).toBe('Account')
  expect(getComputedStyle(frame.find('.lk-panel')).opacity).toBe('1')
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toEqual(['opened', 'opened', 'closed']))
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('closes when it is closed while opening', async () => {
  const frame = await renderFrame()
  await frame.setFrame({ open: true })
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toEqual(['closed']))
  await expect.poll(() => frame.dialog()).toBe(null)
})

it('lets the view fill the start of the header if there is no Back', async () => {
  const frame = await renderFrame()
  await frame.open({ start: <button type="button">Help</button> })
  await expect.poll(() => frame.find('.lk-header').firstElementChild?.textContent).toBe('Help')
  await frame.setFrame({ canGoBack: true })
  await expect
    .poll(() => frame.find('.lk-header').firstElementChild?.querySelector('[data-testid=lk-header-back]'))
    .not.toBe(null)
})

it('keeps the title as its name if the header shows something else', async () => {
  const frame = await renderFrame()
  await frame.open({ title: 'Account', heading: <button type="button">Ethereum</button> })
  await expect.poll(() => frame.find('h2').textContent).toBe('Ethereum')
  await expect.poll(() => frame.find('h2').ariaLabel).toBe('Account')
})
