import { ModalError } from '@latchkey/core/internal'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createFakeAdapter, fakeWallet } from '@latchkey/core/testing'
import { holdMotion } from '../../test/holdMotion.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderedModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { withMotion } from '../../test/withMotion.ts'

withMotion()

describeScenes('ConnectingExternal')

const metamask = 'io.metamask'
const custom = {
  id: 'custom',
  name: 'Custom',
  rdns: 'com.custom',
  homepage: 'https://custom.example',
  chrome_store: 'https://chromewebstore.google.com/detail/custom',
  app_store: 'https://apps.apple.com/app/custom',
  play_store: 'https://play.google.com/store/apps/details?id=custom',
}
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Opens the wallet's view, with the wallet's response held back. */
async function atWallet(parameters: RenderModalParameters & { readonly connectorId?: string } = {}) {
  const { connectorId = metamask, ...rest } = parameters
  const modal = await renderModal(rest)
  modal.adapter.answer = 'hold'
  await modal.open({ view: 'ConnectingExternal', parameters: { connectorId, namespace: 'eip155' } })
  return modal
}

const ringOf = (modal: RenderedModal) => modal.view().querySelector<HTMLElement>('.lk-ring')?.dataset['status']
const isRetryVisible = (modal: RenderedModal) => modal.query('lk-connecting-retry') !== null
const focused = (modal: RenderedModal) => modal.root().activeElement?.textContent
const saidBy = (modal: RenderedModal, role: 'status' | 'alert') =>
  modal.view().parentElement?.querySelector(`[role=${role}]`)?.textContent

it('provides an internal view with the id ConnectingExternal, titled with the wallet’s name [S2.010]', async () => {
  const modal = await atWallet()
  await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('MetaMask')
  await expect.poll(() => modal.dialog().dataset['view']).toBe('ConnectingExternal')
  expect(modal.adapter.log.at(-1)).toBe(`connect ${metamask}`)
})

describe('waiting', () => {
  it('says what it waits for, shows progress after 100 ms, and offers a retry after 5 s', async () => {
    const modal = await atWallet()
    await expect.poll(() => modal.status()).toBe('waiting')
    await expect
      .poll(() => modal.text())
      .toContain('Continue in MetaMask\n\nAccept the connection request in the wallet')
    await expect.poll(() => saidBy(modal, 'status')).toContain('Continue in MetaMask')
    await expect.poll(() => ringOf(modal)).toBe('idle')
    await modal.advance(99)
    await expect.poll(() => ringOf(modal)).toBe('idle')
    await modal.advance(1)
    await expect.poll(() => ringOf(modal)).toBe('waiting')
    await expect.poll(() => isRetryVisible(modal)).toBe(false)
    await modal.advance(4_900)
    await expect.poll(() => isRetryVisible(modal)).toBe(true)
    await expect.poll(() => modal.text()).toContain('Open MetaMask and make sure it’s unlocked.')
  })

  it('leaves no gap for the button before it appears', async () => {
    const modal = await atWallet()
    const text = modal.view().querySelector('.lk-status p')?.getBoundingClientRect()
    await expect.poll(() => modal.view().getBoundingClientRect().bottom - (text?.bottom ?? 0)).toBeLessThanOrEqual(32)
  })

  it('keeps progress on screen for 300 ms once it is shown', async () => {
    const modal = await atWallet()
    await modal.advance(100)
    await expect.poll(() => ringOf(modal)).toBe('waiting')
    modal.adapter.wallet.settle('reject')
    await expect.poll(() => modal.modal.controllers.connection.store.getState().attempt.status).toBe('failed')
    await modal.advance(299)
    await expect.poll(() => modal.status()).toBe('waiting')
    await modal.advance(1)
    await expect.poll(() => modal.status()).toBe('declined')
  })

  it('shows no progress for an immediate response', async () => {
    const modal = await atWallet()
    modal.adapter.wallet.settle('reject')
    await expect.poll(() => modal.status()).toBe('declined')
    modal.adapter.answer = 'reject'
    await modal.click('lk-connecting-retry')
    await expect.poll(() => modal.adapter.log.filter((entry) => entry === `connect ${metamask}`).length).toBe(2)
    await expect.poll(() => modal.status()).toBe('declined')
    await expect.poll(() => ringOf(modal)).toBe('declined')
  })

  it('cancels the attempt when the visitor goes back', async () => {
    const modal = await renderModal()
    modal.adapter.answer = 'hold'
    await modal.open()
    await modal.click(`lk-connect-wallet-${metamask}`)
    await modal.settled('ConnectingExternal')
    await modal.click('lk-header-back')
    await modal.settled('Connect')
    expect(modal.modal.controllers.connection.store.getState().attempt.status).toBe('idle')
  })
})

it('says that the request was declined, what was not lost, and offers a retry', async () => {
  const modal = await atWallet()
  modal.adapter.wallet.settle('reject')
  await expect.poll(() => modal.status()).toBe('declined')
  await expect
    .poll(() => modal.text())
    .toContain('Connection declined\n\nThe request was declined in MetaMask. Nothing was shared.')
  await expect.poll(() => ringOf(modal)).toBe('declined')
  await expect.poll(() => saidBy(modal, 'alert')).toContain('Connection declined')
  await expect.poll(() => modal.view().querySelectorAll('.lk-button:not(.lk-button-soft)')).toHaveLength(1)
  await modal.click('lk-connecting-retry')
  await modal.advance(100)
  await expect.poll(() => modal.status()).toBe('waiting')
  modal.adapter.wallet.settle('approve')
  await modal.closed()
})

it.each([
  [
    new Error('0x00 stack at wallet.js:1'),
    'failed',
    'Failed to connect',
    'MetaMask did not connect. Nothing was shared.',
  ],
  [new ModalError('wallet.timeout'), 'failed', 'Failed to connect', 'MetaMask did not respond in time.'],
  [new ModalError('wallet.unauthorized'), 'failed', 'Failed to connect', 'No account was selected in MetaMask.'],
  [new ModalError('wallet.invalidResponse'), 'failed', 'Failed to connect', 'sent an invalid response'],
  [
    new ModalError('network.unrecognized', { context: { networkId: 'eip155:1' } }),
    'failed',
    'Failed to connect',
    'does not support a network that this app uses',
  ],
  [new ModalError('connection.pending'), 'pending', 'Open MetaMask: a request is waiting there', 'Accept or decline'],
  [new ModalError('wallet.locked'), 'locked', 'MetaMask is locked', 'Open the wallet and unlock it to continue.'],
] as const)('shows %o as %s, without codes', async (error, status, title, text) => {
  const modal = await atWallet()
  modal.adapter.wallet.settle(error)
  await expect.poll(() => modal.status()).toBe(status)
  await expect.poll(() => modal.text()).toContain(title)
  await expect.poll(() => modal.text()).toContain(text)
  await expect.poll(() => modal.text()).not.toMatch(/0x00|\.js|wallet\.|connection\./)
  await expect.poll(() => isRetryVisible(modal)).toBe(true)
})

it('shows a tick when the wallet is connected, and then closes', async () => {
  const modal = await atWallet()
  const { seen } = modal.watchText()
  const release = await holdMotion()
  modal.adapter.wallet.settle('approve')
  await expect.poll(() => ringOf(modal)).toBe('done')
  expect(modal.modal.controllers.modal.store.getState().isOpen).toBe(false)
  await expect.poll(() => modal.text()).toContain('Connected\n\nConnected with MetaMask')
  const panel = modal.dialog().querySelector('.lk-panel')
  expect(panel?.getAnimations().map(({ effect }) => effect?.getTiming().delay)).toContain(600)
  await release()
  await modal.closed()
  expect(seen()).toEqual(['MConnectedConnected with MetaMask'])
  expect(modal.modal.controllers.connection.store.getState().statuses).toEqual({ eip155: 'connected' })
})

it('says that the wallet is connected if the app keeps the modal open', async () => {
  const modal = await atWallet()
  modal.modal.onBeforeChange((change) => change.type === 'close' && change.cancel())
  modal.adapter.wallet.settle('approve')
  await modal.hasStatus('connected')
  await expect.poll(() => modal.text()).toContain('Connected\n\nConnected with MetaMask')
  await expect.poll(() => ringOf(modal)).toBe('done')
  await expect.poll(() => isRetryVisible(modal)).toBe(false)
})

describe('not installed', () => {
  const atCustom = (platform: RenderModalParameters['platform'] = { userAgent: chrome }, wallet: object = custom) =>
    atWallet({ connectorId: 'custom', options: { customWallets: [wallet as typeof custom] }, platform })

  const hrefs = (modal: RenderedModal) => [...modal.view().querySelectorAll('a')].map(({ href }) => href)

  it('shows three steps to get a wallet from the browser’s store', async () => {
    const modal = await atCustom()
    await expect.poll(() => modal.status()).toBe('not-installed')
    await expect.element(modal.screen().getByText('Custom is not installed')).toBeVisible()
    await expect.poll(() => modal.view().querySelectorAll('ol > li').length).toBe(3)
    expect(hrefs(modal)).toEqual([custom.chrome_store])
    expect(modal.adapter.log).toEqual(['start '])
  })

  it('links to the website in a browser without a known store', async () => {
    const modal = await atCustom({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    })
    await expect.element(modal.screen().getByRole('link', { name: 'Custom website' })).toBeVisible()
    expect(hrefs(modal)).toEqual([`${custom.homepage}/`])
  })

  it('shows the phones’ stores as QR codes, reachable by arrow keys', async () => {
    const modal = await atCustom()
    const { screen } = modal
    await screen().getByRole('tab', { name: 'Browser' }).click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => focused(modal)).toBe('App Store')
    await expect.element(screen().getByRole('img', { name: 'QR code' })).toBeVisible()
    expect(hrefs(modal)).toEqual([])
    await userEvent.keyboard('{End}')
    await expect.element(screen().getByRole('tab', { name: 'Google Play' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => focused(modal)).toBe('Browser')
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 15) Chrome/156 Mobile', [custom.play_store, `${custom.homepage}/`]],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari', [custom.app_store, `${custom.homepage}/`]],
  ])('links a phone to its own store: %s', async (userAgent, links) => {
    const modal = await atCustom({ isMobile: true, userAgent })
    await expect.poll(() => hrefs(modal)).toEqual(links)
    await expect.poll(() => modal.view().querySelector('[role=img][aria-busy]')).toBeNull()
  })

  it('looks again without a reload, and says what to do if the wallet is not found', async () => {
    const modal = await atCustom()
    await expect.poll(() => modal.query('lk-install-done')).not.toBeNull()
    await modal.click('lk-install-done')
    await expect.poll(() => modal.find('lk-install-not-found').innerText).toContain('Custom was not found yet')
  })

  it('continues automatically when the wallet announces itself', async () => {
    const modal = await atCustom()
    modal.adapter.wallet.announce(fakeWallet('com.custom', 'Custom'))
    await expect.poll(() => modal.status()).toBe('waiting')
    await modal.settled('ConnectingExternal')
    expect(modal.adapter.log.filter((entry) => entry.startsWith('connect'))).toEqual(['connect com.custom'])
    expect(modal.modal.controllers.router.store.getState().history).toHaveLength(1)
  })

  it('continues automatically when it was requested by its own id', async () => {
    const modal = await atWallet({ connectorId: 'com.late' })
    await expect.poll(() => modal.text()).toContain('The wallet is not installed')
    modal.adapter.wallet.announce(fakeWallet('com.late', 'Late'))
    await expect.poll(() => modal.adapter.log.at(-1)).toBe('connect com.late')
    expect(modal.adapter.log.filter((entry) => entry.startsWith('connect'))).toHaveLength(1)
  })

  it('is shown for a wallet that the adapter does not find', async () => {
    const modal = await atWallet()
    modal.adapter.wallet.settle(new ModalError('connection.notInstalled'))
    await expect.poll(() => modal.status()).toBe('not-installed')
  })

  it('shows no invalid link', async () => {
    const wallet = { id: 'custom', name: 'Custom' }
    const modal = await atCustom({ userAgent: chrome }, wallet)
    await expect.poll(() => modal.query('lk-install-done')).not.toBeNull()
    expect(hrefs(modal)).toEqual([])
  })
})

it('finds a wallet in the page under another id than in the app’s list', async () => {
  const fake = createFakeAdapter({ wallets: [fakeWallet('com.custom', 'Custom')] })
  const modal = await renderModal({ fake, options: { customWallets: [custom] } })
  fake.adapter.answer = 'hold'
  modal.modal.open({ view: 'ConnectingExternal', parameters: { connectorId: 'custom', namespace: 'eip155' } })
  await modal.settled('ConnectingExternal')
  await expect.poll(() => fake.adapter.log.at(-1)).toBe('connect com.custom')
  await expect.poll(() => modal.status()).toBe('waiting')
})
