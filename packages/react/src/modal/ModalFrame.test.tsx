import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderFrame } from '../test/renderFrame.tsx'
import { until } from '../test/until.ts'

/** A button in the page that has the focus, as the one that opened the modal has. */
function addOpener(): HTMLButtonElement {
  const opener = document.createElement('button')
  opener.textContent = 'Open'
  document.body.append(opener)
  opener.focus()
  return opener
}

it('is not in the page until it is opened, and not after it has closed', async () => {
  const frame = await renderFrame()
  expect(frame.root().querySelector('dialog')).toBe(null)
  await frame.open()
  expect(frame.dialog()?.matches(':modal')).toBe(true)
  const after: unknown[] = []
  await frame.setFrame({
    open: false,
    onClosed: () => after.push(frame.dialog(), getComputedStyle(document.documentElement).overflow),
  })
  expect(frame.dialog()?.matches(':modal')).toBe(true)
  await until(() => expect(after).toEqual([null, 'visible']))
})

it('is a dialog named by its title, with the view and the status on it', async () => {
  const frame = await renderFrame()
  await frame.open({ view: 'ConnectingExternal', title: 'MetaMask', status: 'waiting' })
  const dialog = frame.find('[data-testid=lk-modal]')
  expect(dialog.dataset).toMatchObject({ view: 'ConnectingExternal', status: 'waiting' })
  expect(frame.root().getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('MetaMask')
})

it('places the focus on the title, or on the field that asks for it', async () => {
  const frame = await renderFrame()
  await frame.open()
  expect(frame.root().activeElement?.tagName).toBe('H2')
  await frame.setFrame({ view: 'Search', title: 'Search', children: <input data-autofocus="" aria-label="Search" /> })
  await until(() => expect(frame.root().activeElement?.tagName).toBe('INPUT'))
  const told: string[] = []
  frame.find('h2').addEventListener('focus', () => told.push(frame.find('h2').innerText))
  await frame.setFrame({ view: 'Account', title: 'Account', children: <button type="button">Copy</button> })
  await until(() => expect(frame.root().activeElement?.tagName).toBe('H2'))
  await frame.setFrame({ view: 'Networks', title: 'Networks' })
  await until(() => expect(told).toHaveLength(2))
})

it('gives the focus back to the opener', async () => {
  const opener = addOpener()
  const frame = await renderFrame()
  await frame.open()
  expect(document.activeElement).toBe(frame.host())
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toContain('closed'))
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('gives the focus back when it is unmounted while open', async () => {
  const opener = addOpener()
  const frame = await renderFrame()
  await frame.open()
  await frame.unmount()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('gives the focus back to an opener in a shadow tree of the page', async () => {
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

it('asks to close on Escape, by the button and by the scrim, but not by a press inside', async () => {
  const frame = await renderFrame()
  await frame.open()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(frame.find('[data-testid=lk-header-close]'))
  await userEvent.click(frame.find('.lk-scrim'), { position: { x: 5, y: 5 } })
  await userEvent.click(frame.find('p'))
  expect(frame.events).toEqual(['opened', 'close:escape', 'close:button', 'close:scrim'])
  expect(frame.dialog()?.matches(':modal')).toBe(true)
})

it('does not close when a press that began inside ends on the scrim', async () => {
  const frame = await renderFrame()
  await frame.open()
  await userEvent.dragAndDrop(frame.find('p'), frame.find('.lk-scrim'), { targetPosition: { x: 5, y: 5 } })
  expect(frame.events).toEqual(['opened'])
})

it('goes back on Escape where there is a way back, and does what the parent says where it says so', async () => {
  const frame = await renderFrame()
  await frame.open({ canGoBack: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(frame.find('[data-testid=lk-header-back]'))
  await frame.setFrame({ onEscape: () => frame.events.push('escape') })
  await userEvent.keyboard('{Escape}')
  expect(frame.events).toEqual(['opened', 'back', 'back', 'escape'])
})

it('keeps Escape from the page, and leaves it to a view that uses it', async () => {
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

it('stays open when the browser closes the dialog by itself, and takes that for Escape', async () => {
  const frame = await renderFrame()
  await frame.open()
  frame.dialog()?.close()
  await until(() => expect(frame.events).toEqual(['opened', 'close:escape']))
  expect(frame.dialog()?.matches(':modal')).toBe(true)
})

it('takes the browser’s own request to close for Escape, when the focus is nowhere, and again', async () => {
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

it('shows what it showed before while it leaves', async () => {
  const frame = await renderFrame()
  await frame.open({ view: 'Account', title: 'Account', children: <p>Address</p> })
  await frame.setFrame({ open: false, view: 'Connect', title: 'Connect', children: <p>Wallets</p> })
  expect(frame.dialog()?.dataset['view']).toBe('Account')
  expect(frame.find('h2').textContent).toBe('Account')
  expect(frame.view().textContent).toBe('Address')
  await until(() => expect(frame.events).toContain('closed'))
})

it('turns round when it is opened again on its way out', async () => {
  const opener = addOpener()
  const frame = await renderFrame()
  await frame.open()
  const dialog = frame.dialog()
  await frame.setFrame({ open: false })
  await frame.setFrame({ open: true, view: 'Account', title: 'Account' })
  await until(() => expect(frame.events).toEqual(['opened', 'opened']))
  expect(frame.dialog()).toBe(dialog)
  expect(dialog?.dataset['view']).toBe('Account')
  expect(getComputedStyle(frame.find('.lk-panel')).opacity).toBe('1')
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toEqual(['opened', 'opened', 'closed']))
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('closes when it is closed on its way in', async () => {
  const frame = await renderFrame()
  await frame.setFrame({ open: true })
  await frame.setFrame({ open: false })
  await until(() => expect(frame.events).toEqual(['closed']))
  expect(frame.dialog()).toBe(null)
})

it('gives the start of the header to the view when there is no way back', async () => {
  const frame = await renderFrame()
  await frame.open({ start: <button type="button">Help</button> })
  expect(frame.find('.lk-header').firstElementChild?.textContent).toBe('Help')
  await frame.setFrame({ canGoBack: true })
  expect(frame.find('.lk-header').firstElementChild?.querySelector('[data-testid=lk-header-back]')).not.toBe(null)
})

it('keeps the title as its name where something else stands in the header', async () => {
  const frame = await renderFrame()
  await frame.open({ title: 'Account', heading: <button type="button">Ethereum</button> })
  expect(frame.find('h2').textContent).toBe('Ethereum')
  expect(frame.find('h2').ariaLabel).toBe('Account')
})
