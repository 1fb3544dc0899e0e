import type { ModalOptions } from '@latchkey/core'
import { fakeWallet } from '@latchkey/core/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createCatalogueWallets } from '../../test/createCatalogueWallets.ts'
import { createFakeCloud, type FakeCloud } from '../../test/createFakeCloud.ts'
import type { ViewWorldParameters } from '../../test/createViewWorld.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal } from '../../test/renderModal.tsx'

describeScenes('AllWallets')

interface World {
  readonly modal: RenderedModal
  readonly cloud: FakeCloud
}

/** Opens the list of all wallets, with 102 entries. */
const atAllWallets = async ({
  answer = 'all',
  ...parameters
}: ViewWorldParameters & { readonly answer?: FakeCloud['answer'] | undefined } = {}): Promise<World> => {
  const cloud = createFakeCloud(createCatalogueWallets())
  cloud.answer = answer
  const options: Partial<ModalOptions> = { cloud: cloud.url, ...parameters.options }
  const modal = await renderModal({ pairs: true, http: cloud.http, ...parameters, options })
  await modal.open()
  modal.modal.controllers.router.push('AllWallets')
  await modal.settled('AllWallets')
  return { modal, cloud }
}

const tilesOf = (modal: RenderedModal) => [...modal.view().querySelectorAll<HTMLElement>('.lk-tile[data-lk-item]')]
const namesOf = (modal: RenderedModal) => tilesOf(modal).map(({ title }) => title)
const scrollerOf = (modal: RenderedModal): HTMLElement => {
  const found = modal.view().closest<HTMLElement>('.lk-view')
  if (!found) throw new TypeError('Nothing scrolls.')
  return found
}
const searchOf = (modal: RenderedModal) => modal.screen().getByRole('searchbox')
const saidBy = (modal: RenderedModal) => modal.view().parentElement?.querySelector('[role=status]')?.textContent
const focused = (modal: RenderedModal) => modal.root().activeElement?.getAttribute('data-testid')

it('provides an internal view with the id AllWallets: the catalogue, page by page while scrolling [S2.011] [S9.031]', async () => {
  const { modal, cloud } = await atAllWallets()
  await modal.hasStatus('ready')
  await expect.poll(() => modal.dialog().dataset['view']).toBe('AllWallets')
  await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('All wallets')
  await expect.element(modal.screen().getByRole('searchbox', { name: 'Search 102 wallets' })).toBeVisible()
  await expect.poll(() => namesOf(modal)).toHaveLength(40)
  await expect.poll(() => namesOf(modal).slice(0, 3)).toEqual(['MetaMask', 'Trust Wallet', 'Coinbase Wallet'])
  const pagesOf = () => cloud.calls.filter(({ entries }) => entries === 40).map((call) => call.page)
  expect(pagesOf()).toEqual([1])
  scrollerOf(modal).scrollTop = 1e6
  await expect.poll(() => namesOf(modal).length).toBe(80)
  scrollerOf(modal).scrollTop = 1e6
  await expect.poll(() => namesOf(modal).length).toBe(102)
  expect(pagesOf()).toEqual([1, 2, 3])
  await expect.poll(() => modal.query('lk-all-wallets-more')).toBeNull()
})

it('reserves space for loading wallets in their final size', async () => {
  const { modal, cloud } = await atAllWallets({ answer: 'hold' })
  await expect.poll(() => modal.status()).toBe('loading')
  const placeOf = () => modal.view().querySelector('.lk-tile')?.getBoundingClientRect()
  const before = placeOf()
  cloud.answer = 'all'
  await modal.hasStatus('ready')
  expect(placeOf()).toEqual(before)
})

describe('a search', () => {
  it('starts with the first letter typed anywhere, but not with a shortcut', async () => {
    const { modal } = await atAllWallets()
    await modal.hasStatus('ready')
    await expect.poll(() => focused(modal)).toBeNull()
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.poll(() => focused(modal)).toBeNull()
    await userEvent.keyboard('meta')
    await expect.poll(() => focused(modal)).toBe('lk-all-wallets-search')
    await expect.element(searchOf(modal)).toHaveValue('meta')
  })

  it('without a result offers to scan a code instead', async () => {
    const { modal } = await atAllWallets()
    await modal.hasStatus('ready')
    await searchOf(modal).fill('zzz')
    await modal.advance(300)
    await modal.hasStatus('empty')
    await expect.poll(() => modal.find('lk-all-wallets-scan').innerText).toBe('Scan a QR code instead')
    await modal.click('lk-all-wallets-scan')
    await modal.settled('ConnectingWalletConnect')
  })

  it('is sent 300 ms after the last key, for 100 wallets at most, and announces how many were found [S9.033] [S9.034]', async () => {
    const { modal, cloud } = await atAllWallets()
    await modal.hasStatus('ready')
    const searches = () => cloud.calls.filter(({ search }) => search !== '')
    await searchOf(modal).fill('wallet')
    await modal.advance(299)
    await searchOf(modal).fill('wallet 4')
    await modal.advance(299)
    expect(searches()).toEqual([])
    await modal.advance(1)
    await expect.poll(searches).toEqual([{ page: 1, entries: 100, search: 'wallet 4' }])
    await expect.poll(() => namesOf(modal).length).toBe(11)
    await expect.poll(() => namesOf(modal)[0]).toBe('Wallet 4')
    await expect.poll(() => saidBy(modal)).toBe('11 wallets found')
  })

  it('says that nothing was found, and shows all wallets again when it is cleared', async () => {
    const { modal } = await atAllWallets()
    await modal.hasStatus('ready')
    await searchOf(modal).fill('nothing like it')
    await modal.advance(300)
    await expect.poll(() => modal.text()).toContain('No wallets match “nothing like it”')
    await modal.click('lk-all-wallets-search-clear')
    await expect.poll(() => namesOf(modal).length).toBe(40)
  })

  it('finds the app’s own wallets too', async () => {
    const { modal } = await atAllWallets({
      options: { customWallets: [{ id: 'own', name: 'Éclair Wallet', mobile_link: 'own://' }] },
    })
    await modal.hasStatus('ready')
    await searchOf(modal).fill('eclair')
    await modal.advance(300)
    await expect.poll(() => namesOf(modal)).toEqual(['Éclair Wallet'])
  })
})

it('starts with the app’s featured wallets and its own, and omits what it excludes', async () => {
  const cloudless = { customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://' }] }
  const { modal } = await atAllWallets({ options: { ...cloudless, featuredWalletIds: ['safe', 'ledger'] } })
  await modal.hasStatus('ready')
  await expect.poll(() => namesOf(modal).slice(0, 5)).toEqual(['Safe', 'Ledger', 'Own', 'MetaMask', 'Trust Wallet'])
  expect(new Set(namesOf(modal)).size).toBe(namesOf(modal).length)
  const { modal: few } = await atAllWallets({ options: { includeWalletIds: ['safe', 'ledger', 'rainbow'] } })
  await few.hasStatus('ready')
  await expect.poll(() => namesOf(few)).toEqual(['Rainbow', 'Ledger', 'Safe'])
})

it('marks installed wallets, also for screen readers, and connects them in the page', async () => {
  const { modal } = await atAllWallets()
  await modal.hasStatus('ready')
  await expect.poll(() => modal.find('lk-all-wallets-metamask').innerText).toContain('Installed')
  await expect.poll(() => modal.find('lk-all-wallets-trust').innerText).not.toContain('Installed')
  modal.adapter.answer = 'hold'
  await modal.click('lk-all-wallets-metamask')
  await modal.settled('ConnectingExternal')
  expect(modal.adapter.log.at(-1)).toBe('connect io.metamask')
})

it('pairs with a wallet that is not in the page, without loading it again', async () => {
  const { modal, cloud } = await atAllWallets()
  await modal.hasStatus('ready')
  const asked = cloud.calls.length
  await modal.click('lk-all-wallets-trust')
  await modal.settled('ConnectingWalletConnect')
  await modal.hasStatus('ready')
  await expect.poll(() => modal.text()).toContain('Scan this code with Trust Wallet on your phone')
  expect(cloud.calls).toHaveLength(asked)
})

it('restores the list when the visitor comes back from a wallet, and starts from its top when opened again', async () => {
  const { modal } = await atAllWallets()
  await modal.hasStatus('ready')
  scrollerOf(modal).scrollTop = 1e6
  await expect.poll(() => namesOf(modal).length).toBe(80)
  scrollerOf(modal).scrollTop = 700
  modal.find('lk-all-wallets-wallet-40').click()
  await modal.settled('ConnectingWalletConnect')
  await modal.click('lk-header-back')
  await modal.settled('AllWallets')
  await expect.poll(() => namesOf(modal)).toHaveLength(80)
  expect(scrollerOf(modal).scrollTop).toBe(700)

  await searchOf(modal).fill('trust')
  await modal.advance(300)
  await expect.poll(() => namesOf(modal)).toEqual(['Trust Wallet'])
  await modal.click('lk-all-wallets-trust')
  await modal.settled('ConnectingWalletConnect')
  await modal.click('lk-header-back')
  await modal.settled('AllWallets')
  await expect.element(searchOf(modal)).toHaveValue('trust')
  await expect.poll(() => namesOf(modal)).toEqual(['Trust Wallet'])

  modal.modal.close()
  await modal.closed()
  await modal.open({ view: 'AllWallets' })
  await expect.element(searchOf(modal)).toHaveValue('')
  expect(scrollerOf(modal).scrollTop).toBe(0)
})

it('can be used by keyboard alone: one Tab stop, arrow keys between wallets', async () => {
  const { modal } = await atAllWallets()
  await modal.hasStatus('ready')
  await modal.focus('lk-all-wallets-search')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(() => focused(modal)).toBe('lk-all-wallets-metamask')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.poll(() => focused(modal)).toBe('lk-all-wallets-ledger')
  await userEvent.keyboard('{End}')
  await expect.poll(() => focused(modal)).toBe('lk-all-wallets-wallet-27')
  await expect.poll(() => namesOf(modal).length).toBeGreaterThan(40)
  modal.adapter.answer = 'hold'
  await userEvent.keyboard('{Home}{Enter}')
  await modal.settled('ConnectingExternal')
})

it('shows the built-in wallets while offline, and all wallets when back online', async () => {
  const { modal, cloud } = await atAllWallets({ answer: 'offline' })
  await modal.hasStatus('ready')
  await expect
    .poll(() => modal.find('lk-all-wallets-note').innerText)
    .toBe('You are offline. Only the built-in list is shown.')
  await expect.poll(() => namesOf(modal)).toContain('Rainbow')
  await expect.poll(() => namesOf(modal)).not.toContain('Wallet 1')
  cloud.answer = 'all'
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => namesOf(modal)).toContain('Wallet 1')
  await expect.poll(() => modal.query('lk-all-wallets-note')).toBeNull()
})

it('shows a note and the built-in wallets if the cloud has no list', async () => {
  const { modal } = await atAllWallets({ answer: 'fail' })
  await modal.hasStatus('ready')
  await expect.poll(() => modal.find('lk-all-wallets-note').innerText).toContain('The full list could not be loaded.')
  await expect.poll(() => namesOf(modal)).toContain('Rainbow')
})

it('lets the visitor retry when a further page fails to load', async () => {
  const { modal, cloud } = await atAllWallets()
  await modal.hasStatus('ready')
  cloud.answer = 'fail'
  scrollerOf(modal).scrollTop = 1e6
  await expect.poll(() => modal.query('lk-all-wallets-more')?.innerText).toBe('Try again')
  await expect.poll(() => namesOf(modal)).toHaveLength(40)
  cloud.answer = 'all'
  await modal.click('lk-all-wallets-more')
  await expect.poll(() => namesOf(modal).length).toBeGreaterThanOrEqual(80)
})

it('offers a code for a wallet that is not in the list', async () => {
  const { modal } = await atAllWallets({ options: { includeWalletIds: ['no-such-wallet'] } })
  await modal.hasStatus('empty')
  await expect.poll(() => modal.text()).toContain('No wallets to show')
  await modal.click('lk-all-wallets-scan')
  await modal.settled('ConnectingWalletConnect')
  await modal.click('lk-header-back')
  await modal.settled('AllWallets')
  await modal.click('lk-all-wallets-code')
  await modal.settled('ConnectingWalletConnect')
})

it('is the first view of basic mode on a phone, with a link for each wallet [S2.034]', async () => {
  const { modal } = await atAllWallets({
    platform: { isMobile: true, userAgent: 'Mozilla/5.0 (iPhone) Mobile' },
    options: { adapters: [] },
  })
  modal.modal.close()
  await modal.closed()
  await modal.open()
  await expect.poll(() => modal.viewName()).toBe('AllWallets')
  await expect.poll(() => modal.query('lk-all-wallets-trust')?.getAttribute('href')).toMatch(/^trust:\/\/wc\?uri=wc%3A/)
})

it('does nothing before the terms are accepted, if the app requires that', async () => {
  const { modal } = await atAllWallets({
    options: { features: { legalCheckbox: true }, termsUrl: 'https://app.example/terms' },
  })
  await modal.hasStatus('ready')
  await modal.click('lk-all-wallets-trust')
  await expect.poll(() => focused(modal)).toBe('lk-connect-accept')
  await expect.poll(() => modal.viewName()).toBe('AllWallets')
  await expect.poll(() => modal.text()).toContain('Accept the terms to continue.')
  await modal.click('lk-connect-accept')
  await modal.click('lk-all-wallets-trust')
  await modal.settled('ConnectingWalletConnect')
})

it('shows hostile names as text, in tiles of equal size', async () => {
  const evil = '<img src=x onerror=alert(1)>\u202E\u0000 for a very long time'
  const { modal } = await atAllWallets({
    options: { customWallets: [{ id: 'evil', name: evil, mobile_link: 'evil://' }] },
  })
  await modal.hasStatus('ready')
  await expect
    .poll(() => modal.find('lk-all-wallets-evil').title)
    .toBe('<img src=x onerror=alert(1)> for a very long time')
  const heights = new Set(tilesOf(modal).map(({ offsetHeight }) => offsetHeight))
  expect(heights.size).toBe(1)
  expect(modal.adapter.log.filter((entry) => entry.startsWith('connect'))).toEqual([])
})

it('shows a wallet that announces itself meanwhile', async () => {
  const { modal } = await atAllWallets()
  await modal.hasStatus('ready')
  await expect.poll(() => modal.find('lk-all-wallets-coinbase').innerText).not.toContain('Installed')
  modal.adapter.wallet.announce(fakeWallet('com.coinbase.wallet', 'Coinbase Wallet'))
  await expect.poll(() => modal.find('lk-all-wallets-coinbase').innerText).toContain('Installed')
})
