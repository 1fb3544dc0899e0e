import type { Modal } from '@latchkey/core'
import { createFakeAdapter, createTestModal, type TestModal } from '@latchkey/core/testing'
import axe from 'axe-core'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineLatchkeyElements } from './defineLatchkeyElements.ts'
import { mountModal } from './mountModal.ts'
import type { LatchkeyElement } from './elements/LatchkeyElement.ts'

const metamask = 'io.metamask'
const address = '0x1111111111111111111111111111111111111111'
const short = '0x11…111111'

const worlds: TestModal[] = []

afterEach(async () => {
  await Promise.all(worlds.splice(0).map(({ modal }) => modal.destroy()))
  document.body.replaceChildren()
  document.documentElement.lang = 'en'
  await page.viewport(1024, 768)
})

/** Creates a modal that is destroyed when the test ends. */
function create(parameters: Parameters<typeof createTestModal>[0] = {}): TestModal {
  const world = createTestModal(parameters)
  worlds.push(world)
  return world
}

/** Gives the page's elements a modal. */
function show(html: string, world: TestModal = create()): TestModal {
  defineLatchkeyElements(world.modal)
  add(html)
  return world
}

/** Adds elements to the page, as its markup does. */
function add(html: string): void {
  document.body.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
}

function find<name extends keyof HTMLElementTagNameMap>(name: name, index = 0): HTMLElementTagNameMap[name] {
  const element = document.querySelectorAll(name)[index]
  if (!element) throw new Error(`${name} is not in the page`)
  return element
}

const buttonOf = (element: Element): HTMLButtonElement | null | undefined => element.shadowRoot?.querySelector('button')
const textOf = (element: Element): string | undefined => buttonOf(element)?.textContent
const countDialogs = (): number => document.querySelectorAll('[data-testid="lk-host"]').length
const isOpen = ({ modal }: { readonly modal: Modal }): boolean => modal.controllers.modal.store.getState().isOpen

/** Returns the visible texts and pictures of a button. */
const partsOf = (element: Element): readonly string[] =>
  [...(buttonOf(element)?.children ?? [])]
    .filter((child) => getComputedStyle(child).display !== 'none')
    .map((child) => child.textContent || 'avatar')

it('turns elements that are in the page before the script into buttons, with the properties they were given', async () => {
  const [first, other] = [create(), create({ options: { locale: 'ar' } })]
  add(
    '<latchkey-connect><button disabled>Connect wallet</button></latchkey-connect><latchkey-connect></latchkey-connect>',
  )
  const early = find('latchkey-connect', 1)
  early.modal = other.modal
  expect(early.shadowRoot).toBeNull()
  defineLatchkeyElements(first.modal)
  expect(textOf(find('latchkey-connect'))).toBe('Connect wallet')
  await expect.poll(() => textOf(early)).toBe('ربط المحفظة')
  // What the page shows until the script has run is hidden.
  expect(find('latchkey-connect').querySelector('button')?.checkVisibility()).toBe(false)
  early.modal = first.modal
  await expect.poll(() => textOf(early)).toBe('Connect wallet')
})

it('offers to connect, opens the modal, and then shows the account', async () => {
  const world = show('<latchkey-connect></latchkey-connect><latchkey-account></latchkey-account>')
  await world.modal.start()
  expect(getComputedStyle(find('latchkey-account')).display).toBe('none')
  const button = buttonOf(find('latchkey-connect'))
  await userEvent.click(page.getByRole('button', { name: 'Connect wallet' }))
  expect(isOpen(world)).toBe(true)
  await expect.poll(countDialogs).toBe(1)
  await expect.element(page.getByRole('button', { name: 'MetaMask Installed' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isOpen(world)).toBe(false)
  await expect.poll(() => document.activeElement).toBe(find('latchkey-connect'))
  expect(find('latchkey-connect').shadowRoot?.activeElement).toBe(button)
  await world.modal.connect({ connectorId: metamask })
  await expect.element(page.getByRole('button', { name: `Open account ${short}` }).first()).toBeVisible()
  expect(buttonOf(find('latchkey-connect'))).toBe(button)
  await expect.poll(() => partsOf(find('latchkey-account'))).toEqual(['avatar', short])
  await world.modal.destroy()
  await expect.poll(countDialogs).toBe(0)
})

it('shows that a wallet is connecting, and the app’s label', async () => {
  const world = show('<latchkey-connect label="Log in"></latchkey-connect>')
  const element = find('latchkey-connect')
  expect(textOf(element)).toBe('Log in')
  world.adapter.answer = 'hold'
  void world.modal.connect({ connectorId: metamask }).catch(() => undefined)
  await expect.poll(() => textOf(element)).toBe('Connecting…')
  expect(buttonOf(element)?.ariaBusy).toBe('true')
  await expect.poll(() => world.adapter.log.at(-1)).toBe(`connect ${metamask}`)
  world.adapter.wallet.settle('approve')
  await expect.poll(() => textOf(element)).toBe(short)
  world.adapter.answer = 'approve'
  await world.modal.disconnect()
  element.label = null
  await expect.poll(() => textOf(element)).toBe('Connect wallet')
})

it('names the network, opens the list of networks, and warns if the app does not support the wallet’s', async () => {
  const world = show('<latchkey-network></latchkey-network>')
  const button = page.getByTestId('lk-network-button')
  await expect.element(button).toHaveAccessibleName('Choose network, currently Ethereum')
  await userEvent.click(button)
  expect(world.modal.controllers.router.store.getState().history.at(-1)?.view).toBe('Networks')
  world.modal.close()
  await world.modal.connect({ connectorId: metamask })
  world.adapter.wallet.changeNetwork('eip155:137')
  await expect.element(button).toHaveTextContent('Switch network')
  expect(button.element()).toMatchObject({ dataset: { variant: 'warn' } })
})

it('shows the account of the last visit at once, marked until the wallet confirms it', async () => {
  const first = create()
  await first.modal.start()
  await first.modal.connect({ connectorId: metamask })
  const world = show('<latchkey-connect></latchkey-connect>', create({ storage: first.storage }))
  const button = buttonOf(find('latchkey-connect'))
  expect([button?.textContent, button?.ariaBusy, button?.dataset['unverified']]).toEqual([short, 'true', ''])
  await world.modal.start()
  await expect.poll(() => button?.ariaBusy).toBe('false')
  expect(button?.dataset['unverified']).toBeUndefined()
})

it('shows the parts of the account that the app chose, in its order, and fewer in a small window', async () => {
  const fake = createFakeAdapter({
    features: {
      balance: { getNative: async () => ({ value: 1_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' }) },
      names: { lookUp: async () => 'ada.eth\u202E', resolve: async () => undefined },
    },
  })
  const html = '<latchkey-account show="balance network name typo avatar" show-small="avatar"></latchkey-account>'
  const options = { avatar: ({ name = '' }) => `https://app.example/${name}.png` }
  const world = show(html, create({ fake, options }))
  await world.modal.start()
  await world.modal.connect({ connectorId: metamask })
  const element = find('latchkey-account')
  await expect.poll(() => partsOf(element)).toEqual(['1.500 ETH', 'Ethereum', 'ada.eth', 'avatar'])
  expect(buttonOf(element)?.querySelector('[title]')).toMatchObject({ title: address })
  const pictureOf = () => buttonOf(element)?.querySelector<HTMLElement>('[data-avatar]:not([data-only=small])')?.style
  await expect.poll(() => pictureOf()?.backgroundImage).toBe('url("https://app.example/ada.eth.png")')
  await page.viewport(390, 600)
  expect(partsOf(element)).toEqual(['avatar'])
  element.showSmall = 'address'
  await expect.poll(() => partsOf(element)).toEqual([short])
})

it('speaks the language of the app, and can be disabled', async () => {
  const world = show('<latchkey-connect disabled></latchkey-connect>', create({ options: { locale: 'ar' } }))
  const element = find('latchkey-connect')
  await expect.poll(() => textOf(element)).toBe('ربط المحفظة')
  buttonOf(element)?.click()
  expect(isOpen(world)).toBe(false)
  element.disabled = false
  await expect.poll(() => buttonOf(element)?.disabled).toBe(false)
  buttonOf(element)?.click()
  expect(isOpen(world)).toBe(true)
  world.modal.close()
})

it('follows the language of the page, and takes the wording of the app', async () => {
  onTestFinished(() => void (document.documentElement.lang = 'en'))
  const { modal } = show('<latchkey-connect></latchkey-connect>')
  const element = find('latchkey-connect')
  await expect.poll(() => textOf(element)).toBe('Connect wallet')
  document.documentElement.lang = 'ar'
  await expect.poll(() => textOf(element)).toBe('ربط المحفظة')
  modal.controllers.options.setLanguage({ messages: { 'button.connect': 'Join' } })
  await expect.poll(() => textOf(element)).toBe('Join')
})

it('gives each element its own modal, and follows a new one of the page', async () => {
  const [mine, next] = [create(), create()]
  const world = show('<latchkey-connect></latchkey-connect><latchkey-connect></latchkey-connect>')
  const [first, second] = [find('latchkey-connect'), find('latchkey-connect', 1)]
  second.modal = mine.modal
  await mine.modal.connect({ connectorId: metamask })
  await expect.poll(() => textOf(second)).toBe(short)
  expect(textOf(first)).toBe('Connect wallet')
  defineLatchkeyElements(next.modal)
  buttonOf(first)?.click()
  expect([isOpen(world), isOpen(next)]).toEqual([false, true])
  buttonOf(second)?.click()
  expect(isOpen(mine)).toBe(true)
  await expect.poll(countDialogs).toBe(2)
  expect([...mine.logged, ...next.logged]).toEqual([])
})

it('works again when it is removed and added, and keeps the open modal meanwhile', async () => {
  const world = show('<latchkey-connect></latchkey-connect>')
  const element = find('latchkey-connect')
  buttonOf(element)?.click()
  await expect.poll(countDialogs).toBe(1)
  element.remove()
  await world.modal.connect({ connectorId: metamask })
  // A removed element reads nothing more.
  expect(textOf(element)).toBe('Connect wallet')
  expect(countDialogs()).toBe(1)
  document.body.append(element)
  expect(textOf(element)).toBe(short)
  expect(element.shadowRoot?.querySelectorAll('button')).toHaveLength(1)
})

it('mounts a modal without elements, and unmounts it after the last mount', async () => {
  const { modal, logged } = create()
  const unmounts = [mountModal(modal), mountModal(modal)]
  modal.open()
  await expect.poll(countDialogs).toBe(1)
  const before = document.body.childElementCount
  unmounts[0]?.()
  unmounts[0]?.()
  expect(countDialogs()).toBe(1)
  unmounts[1]?.()
  expect(countDialogs()).toBe(0)
  expect(document.body.childElementCount).toBe(before - 2)
  const unmount = mountModal(modal)
  await expect.poll(countDialogs).toBe(1)
  unmount()
  expect(logged).toEqual([])
})

it('mounts nothing on a server', () => {
  const { modal, eventNames } = create({ platform: { isBrowser: false } })
  mountModal(modal)()
  modal.open()
  expect([countDialogs(), eventNames()]).toEqual([0, ['MODAL_OPEN']])
})

it.each(['light', 'dark'] as const)('is accessible in the %s theme, before and after connecting', async (mode) => {
  const html = '<latchkey-connect></latchkey-connect><latchkey-network></latchkey-network>'
  const world = show(`<main>${html}</main>`, create({ options: { themeMode: mode } }))
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no content')
  main.style.background = mode === 'light' ? '#fff' : '#121313'
  const audit = async (): Promise<readonly string[]> =>
    (await axe.run(main)).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)
  expect(await audit()).toEqual([])
  await world.modal.connect({ connectorId: metamask })
  await expect.element(page.getByTestId('lk-account-button')).toBeVisible()
  expect(await audit()).toEqual([])
  for (const element of main.querySelectorAll<LatchkeyElement>('latchkey-connect, latchkey-network'))
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
