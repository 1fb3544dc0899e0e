import type { ModalOptions, Namespace } from '@latchkey/core'
import { ModalError, deepLinkMemoryPlugin } from '@latchkey/core/internal'
import { mainnet, solana } from '@latchkey/core/networks'
import { fakeWallet } from '@latchkey/core/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createCatalogueWallets } from '../../test/createCatalogueWallets.ts'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { createPairedSession } from '../../test/createPairedSession.ts'
import type { FakeProposal, ViewWorldParameters } from '../../test/createViewWorld.ts'
import { pressLink } from '../../test/pressLink.ts'
import { renderModal, type RenderedModal } from '../../test/renderModal.tsx'
import { setClipboard } from '../../test/setClipboard.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36'
const onIphone = { platform: { isMobile: true, userAgent: iphone } }
const onPixel = { platform: { isMobile: true, userAgent: pixel } }

/** Opens the pairing view, for a catalogue wallet if one is given. */
const atPairing = async (
  walletId?: string,
  { namespace, ...parameters }: ViewWorldParameters & { readonly namespace?: Namespace | undefined } = {},
): Promise<RenderedModal> => {
  const catalogue = createCatalogueWallets()
  const cloud = createFakeCloud(catalogue)
  const options: Partial<ModalOptions> = { cloud: cloud.url, adapters: [], basic: false, ...parameters.options }
  const modal = await renderModal({ pairs: true, http: cloud.http, ...parameters, options })
  await modal.open({ view: 'Connect', namespace })
  const name = catalogue.find(({ id }) => id === walletId)?.name ?? ''
  modal.modal.controllers.router.push(
    'ConnectingWalletConnect',
    walletId === undefined ? undefined : { wallet: { id: walletId, name } },
  )
  await modal.settled('ConnectingWalletConnect')
  return modal
}

const latest = ({ phone }: RenderedModal): FakeProposal => {
  const proposal = phone.proposals.at(-1)
  if (!proposal) throw new TypeError('There is no code yet.')
  return proposal
}
const uriOf = (modal: RenderedModal): string => latest(modal).proposal.uri
const drawingOf = (modal: RenderedModal) => modal.view().querySelector('.lk-qr-code path')?.getAttribute('d')
const hintOf = (modal: RenderedModal) => modal.view().querySelector<HTMLElement>('.lk-code-hint')?.innerText
const saidBy = (modal: RenderedModal, role: 'status' | 'alert') =>
  modal.view().parentElement?.querySelector(`[role=${role}]`)?.textContent
const isConnected = ({ modal }: RenderedModal) =>
  modal.controllers.connection.store.getState().statuses.eip155 === 'connected'

it('provides an internal view with the id ConnectingWalletConnect: a code for any wallet [S2.008]', async () => {
  const modal = await atPairing()
  await modal.hasStatus('ready')
  await expect.poll(() => modal.dialog().dataset['view']).toBe('ConnectingWalletConnect')
  await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Scan with your wallet')
  await expect.element(modal.screen().getByRole('button', { name: 'QR code: select to copy its link' })).toBeVisible()
  await expect.poll(() => hintOf(modal)).toBe('Scan this code with a wallet on your phone, then confirm there')
})

it('reserves the code’s space, so that nothing moves when it appears', async () => {
  const modal = await atPairing(undefined, { pairs: 'never' })
  await expect.poll(() => modal.status()).toBe('preparing')
  const { height } = modal.view().getBoundingClientRect()
  await expect.poll(() => modal.find('lk-pairing-copy').ariaDisabled).toBe('true')
  const other = await atPairing()
  await other.hasStatus('ready')
  expect(other.view().getBoundingClientRect().height).toBe(height)
})

it('copies the link from the code and from the button, and announces it', async () => {
  const written = setClipboard()
  const modal = await atPairing()
  await modal.hasStatus('ready')
  await modal.click('lk-pairing-code')
  await expect.poll(() => saidBy(modal, 'status')).toBe('Link copied')
  await modal.click('lk-pairing-copy')
  await expect.poll(() => written).toEqual([uriOf(modal), uriOf(modal)])
})

it('shows the link as text if copying is blocked', async () => {
  setClipboard({ isAllowed: false })
  const modal = await atPairing()
  await modal.hasStatus('ready')
  await modal.click('lk-pairing-copy')
  await expect.poll(() => modal.query('lk-pairing-link')?.innerText).toBe(uriOf(modal))
  await expect.poll(() => modal.text()).toContain('Your browser blocked copying.')
})

it('shows the remaining time since the code was created', async () => {
  const modal = await renderModal({ pairs: true, options: { adapters: [], basic: false } })
  await modal.modal.preload({ pairing: true })
  await modal.advance(60_000)
  await modal.open({ view: 'Connect' })
  await modal.click('lk-connect-wallet-walletConnect')
  await modal.settled('ConnectingWalletConnect')
  const line = modal.view().querySelector<SVGElement>('.lk-pairing-time rect')
  expect([line?.style.animationDelay, line?.style.animationDuration]).toEqual(['-60000ms', '240000ms'])
  expect(modal.phone.proposals).toHaveLength(1)
})

it('renews the code before it expires, and announces it', async () => {
  const modal = await atPairing()
  await modal.hasStatus('ready')
  const [first, drawn] = [uriOf(modal), drawingOf(modal)]
  await modal.advance(230_000)
  await modal.advance(1_000)
  await expect.poll(() => modal.phone.proposals.length).toBe(2)
  expect(uriOf(modal)).not.toBe(first)
  await modal.hasStatus('ready')
  await expect.poll(() => drawingOf(modal)).not.toBe(drawn)
  await expect.poll(() => saidBy(modal, 'status')).toBe('The previous code has expired. A new one is shown.')
})

it('says that the wallet has approved, and closes with a tick once it is connected', async () => {
  const modal = await atPairing('rainbow')
  await modal.hasStatus('ready')
  latest(modal).respond()
  await modal.hasStatus('settling')
  await expect.poll(() => modal.text()).toContain('Approved in Rainbow, finishing…')
  await expect.poll(() => saidBy(modal, 'status')).toContain('Approved in Rainbow, finishing…')
  const seen = modal.watchText()
  latest(modal).approve(createPairedSession('Rainbow'))
  await modal.closed()
  expect(isConnected(modal)).toBe(true)
  const after = seen.seen().filter((text) => !text.includes('Approved in Rainbow'))
  expect(after.at(-1)).toBe('ConnectedConnected with Rainbow')
  expect(after.every((text) => text.endsWith('ConnectedConnected with Rainbow'))).toBe(true)
})

it.each([
  [
    new ModalError('connection.rejected'),
    'declined',
    'Connection declined',
    'The request was declined in the wallet. Nothing was shared.',
  ],
  [
    new ModalError('connection.failed'),
    'failed',
    'Failed to connect',
    'The wallet did not connect. Nothing was shared.',
  ],
  [new ModalError('wallet.unauthorized'), 'failed', 'Failed to connect', 'The wallet did not connect.'],
  [new ModalError('chunk.failed'), 'unloaded', 'Something went wrong', 'This could not be loaded. Nothing was lost.'],
] as const)('shows %o as %s, and starts over with another code', async (error, status, title, text) => {
  const modal = await atPairing('rainbow')
  await modal.hasStatus('ready')
  latest(modal).fail(error)
  await modal.hasStatus(status)
  await expect.poll(() => modal.text()).toContain(title)
  await expect.poll(() => modal.text()).toContain(text)
  await expect.poll(() => saidBy(modal, 'alert')).toContain(title)
  await expect.poll(() => modal.view().querySelectorAll('.lk-button:not(.lk-button-soft)')).toHaveLength(1)
  await modal.click('lk-pairing-retry')
  await modal.hasStatus('ready')
  expect(modal.phone.proposals).toHaveLength(2)
})

it.each(['config.originNotAllowed', 'config.projectIdInvalid', 'relay.refused'] as const)(
  'offers other wallets if the project refuses (%s), because a retry would fail, too',
  async (code) => {
    const modal = await atPairing('rainbow')
    await modal.hasStatus('ready')
    latest(modal).fail(new ModalError(code))
    await modal.hasStatus('refused')
    await expect.poll(() => modal.text()).toContain('This site cannot pair with wallets yet')
    await expect.poll(() => modal.text()).toContain('Wallets in this browser still work')
    await modal.click('lk-pairing-retry')
    await modal.settled('Connect')
  },
)

it('says that there is no connection while no wallet can find the code, and continues automatically', async () => {
  const modal = await atPairing(undefined, { onPropose: (_, phone) => phone.setRelay('waiting') })
  await modal.hasStatus('offline')
  await expect
    .poll(() => hintOf(modal))
    .toBe('There’s no connection right now. We’ll continue automatically when it’s back.')
  const drawn = drawingOf(modal)
  modal.phone.setRelay('connected')
  latest(modal).publish()
  await modal.hasStatus('ready')
  await expect.poll(() => hintOf(modal)).toBe('Scan this code with a wallet on your phone, then confirm there')
  expect(drawingOf(modal)).toBe(drawn)
  // The relay keeps what it has received; a wallet finds it as soon as there is a connection.
  modal.phone.setRelay('waiting')
  await modal.advance(1)
  await expect.poll(() => modal.status()).toBe('ready')
})

it('says that the phone has the request once a wallet has scanned the code, which stays, and continues with its answer', async () => {
  const modal = await atPairing()
  await modal.hasStatus('ready')
  const drawn = drawingOf(modal)
  latest(modal).find()
  await modal.hasStatus('found')
  await expect.poll(() => hintOf(modal)).toBe('Found your phone. Confirm there.')
  await expect.poll(() => saidBy(modal, 'status')).toBe('Found your phone. Confirm there.')
  expect(drawingOf(modal)).toBe(drawn)
  latest(modal).respond()
  await modal.hasStatus('settling')
})

it('cancels the attempt when the visitor leaves, and keeps the code for the next one', async () => {
  const modal = await atPairing()
  await modal.hasStatus('ready')
  await modal.click('lk-header-back')
  await modal.settled('Connect')
  expect(modal.modal.controllers.connection.store.getState().attempt.status).toBe('idle')
  await modal.click('lk-connect-wallet-walletConnect')
  await modal.settled('ConnectingWalletConnect')
  await modal.hasStatus('ready')
  expect(modal.phone.proposals).toHaveLength(1)
})

describe('a wallet of the catalogue', () => {
  const tabsOf = (modal: RenderedModal) =>
    [...modal.view().querySelectorAll('[role=tab]')].map((tab) => tab.textContent)

  it('offers the wallet’s ways to pair, the code first', async () => {
    const modal = await atPairing('rainbow')
    await modal.hasStatus('ready')
    await expect.poll(() => tabsOf(modal)).toEqual(['QR code', 'Desktop', 'Web'])
    await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Rainbow')
    await expect.poll(() => hintOf(modal)).toBe('Scan this code with Rainbow on your phone, then confirm there')
    await modal.click('lk-pairing-tab-desktop')
    const query = `wc?uri=${encodeURIComponent(uriOf(modal))}`
    expect(pressLink(modal.find('lk-pairing-open'))).toEqual({
      href: `rainbow://${query}`,
      target: '_top',
      rel: 'noreferrer',
    })
    await modal.click('lk-pairing-tab-web')
    expect(pressLink(modal.find('lk-pairing-open'))).toMatchObject({
      href: `https://web.rainbow.example/${query}`,
      target: '_blank',
    })
  })

  it('has no tabs for a single way', async () => {
    const modal = await atPairing('trust')
    await modal.hasStatus('ready')
    await expect.poll(() => tabsOf(modal)).toEqual([])
    await expect.poll(() => hintOf(modal)).toBe('Scan this code with Trust Wallet on your phone, then confirm there')
  })

  it('shows where to get it, and returns to the code with a new wallet', async () => {
    const modal = await atPairing('rainbow')
    await modal.hasStatus('ready')
    await expect.poll(() => modal.query('lk-pairing-get')?.innerText).toBe('Don’t have Rainbow? Get it')
    await modal.click('lk-pairing-get')
    await modal.hasStatus('not-installed')
    await expect.poll(() => tabsOf(modal)).toEqual(['Browser', 'App Store', 'Google Play'])
    await modal.click('lk-install-ios')
    await expect.poll(() => drawingOf(modal)).toBeTruthy()
    await expect.poll(() => modal.text()).toContain('Scan to get Rainbow on your phone')
    await modal.click('lk-install-have-it')
    await modal.hasStatus('ready')
    expect(modal.phone.proposals).toHaveLength(1)
  })

  it('immediately shows where to get a wallet that cannot be paired', async () => {
    const modal = await atPairing('phantom')
    await modal.hasStatus('not-installed')
    await expect.poll(() => modal.text()).toContain('Get Phantom')
    await expect.poll(() => modal.query('lk-install-have-it')).toBeNull()
  })

  it('continues with the wallet in the page as soon as it announces itself', async () => {
    const modal = await renderModal({
      pairs: true,
      options: { customWallets: [{ id: 'own', name: 'Own', rdns: 'com.own', mobile_link: 'own://' }] },
    })
    await modal.open()
    await modal.click('lk-connect-wallet-own')
    await modal.settled('ConnectingWalletConnect')
    modal.adapter.answer = 'hold'
    modal.adapter.wallet.announce(fakeWallet('com.own', 'Own'))
    await modal.settled('ConnectingExternal')
    expect(modal.adapter.log.at(-1)).toBe('connect com.own')
  })

  it('shows a hostile name as text', async () => {
    const name = `<img src=x onerror=alert(1)>\u202E${'long '.repeat(100)}`
    const modal = await renderModal({
      pairs: true,
      options: { customWallets: [{ id: 'evil', name, mobile_link: 'evil://' }] },
    })
    await modal.open()
    await modal.click('lk-connect-wallet-evil')
    await modal.settled('ConnectingWalletConnect')
    await expect
      .poll(() => hintOf(modal))
      .toMatch(
        /^Scan this code with <img src=x onerror=alert\(1\)> ?long \P{C}{1,80} on your phone, then confirm there$/u,
      )
  })
})

describe('on a phone', () => {
  const inTelegram = (): void => {
    Object.assign(window, { TelegramWebviewProxy: {} })
    onTestFinished(() => void Reflect.deleteProperty(window, 'TelegramWebviewProxy'))
  }
  const hasLink = async (modal: RenderedModal) => {
    await modal.hasStatus('ready')
    await expect.poll(() => modal.query('lk-pairing-open')).not.toBeNull()
  }

  it.each([
    ['an iPhone', onIphone, false, '_top', 1],
    ['Android', onPixel, false, '_top', 1],
    ['Telegram on an iPhone', onIphone, true, '_blank', 1],
    ['Telegram on Android', onPixel, true, '_blank', 2],
  ] as const)(
    'opens the wallet by a link: on %s the universal link, then its custom scheme',
    async (_, phone, isTelegram, target, times) => {
      if (isTelegram) inTelegram()
      const modal = await atPairing('rainbow', phone)
      await hasLink(modal)
      await expect.poll(() => modal.text()).toContain('Continue in Rainbow')
      await expect.poll(() => modal.query('lk-pairing-again-scheme')).toBeNull()
      const once = encodeURIComponent(uriOf(modal))
      expect(pressLink(modal.find('lk-pairing-open'))).toEqual({
        href: `https://rnbwapp.com/wc?uri=${once}`,
        target: '_blank',
        rel: 'noreferrer',
      })
      await expect.poll(() => modal.query('lk-pairing-again-scheme')).not.toBeNull()
      await expect
        .poll(() => modal.text())
        .toContain('Nothing happened? Try another way, or paste the link into Rainbow.')
      expect(pressLink(modal.find('lk-pairing-again-scheme'))).toMatchObject({
        href: `rainbow://wc?uri=${times === 2 ? encodeURIComponent(once) : once}`,
        target,
      })
    },
  )

  it('remembers the followed link for later requests, until the wallet disconnects', async () => {
    const modal = await atPairing('rainbow', onIphone)
    const memory = modal.modal.plugin(deepLinkMemoryPlugin).get()
    await hasLink(modal)
    pressLink(modal.find('lk-pairing-open'))
    expect(memory.get()).toEqual({ name: 'Rainbow', href: 'https://rnbwapp.com' })
    await expect.poll(() => modal.query('lk-pairing-again-scheme')).not.toBeNull()
    pressLink(modal.find('lk-pairing-again-scheme'))
    expect(memory.get()).toEqual({ name: 'Rainbow', href: 'rainbow://' })
    latest(modal).approve(createPairedSession('Rainbow'))
    await modal.closed()
    expect(memory.get()?.href).toBe('rainbow://')
    await modal.modal.disconnect()
    expect(memory.get()).toBeUndefined()
  })

  it('creates the link before it is needed', async () => {
    const modal = await atPairing(undefined, onIphone)
    expect(modal.phone.proposals).toHaveLength(1)
    await modal.click('lk-header-back')
    await modal.settled('Connect')
    await expect.poll(() => modal.query('lk-connect-wallet-metamask')?.localName).toBe('a')
    expect(pressLink(modal.find('lk-connect-wallet-metamask')).href).toBe(
      `https://metamask.app.link/wc?uri=${encodeURIComponent(uriOf(modal))}`,
    )
    await modal.settled('ConnectingWalletConnect')
    // The press that led here has opened it.
    await expect
      .poll(() => modal.text())
      .toContain('Nothing happened? Try another way, or paste the link into MetaMask.')
    expect(modal.phone.proposals).toHaveLength(1)
    latest(modal).approve(createPairedSession('MetaMask'))
    await modal.closed()
    expect(isConnected(modal)).toBe(true)
  })

  it('also has the code and the link, for wallets elsewhere', async () => {
    const modal = await atPairing('trust', onPixel)
    await hasLink(modal)
    await modal.click('lk-pairing-tab-code')
    await expect.poll(() => drawingOf(modal)).toBeTruthy()
    await expect.poll(() => modal.query('lk-pairing-copy')).not.toBeNull()
  })

  it('lists wallets to open if none was chosen', async () => {
    const modal = await atPairing(undefined, onPixel)
    await modal.hasStatus('ready')
    await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Open your wallet')
    await expect.poll(() => modal.query('lk-pairing-wallet-trust')?.localName).toBe('a')
    expect(pressLink(modal.find('lk-pairing-wallet-trust')).href).toBe(
      `trust://wc?uri=${encodeURIComponent(uriOf(modal))}`,
    )
    await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Trust Wallet')
    expect(modal.phone.proposals).toHaveLength(1)
  })

  const onSolana: ViewWorldParameters = {
    ...onIphone,
    platform: { ...onIphone.platform, origin: 'https://app.example' },
    options: { networks: [mainnet, solana], defaultNetwork: solana },
  }
  const here = (): string => encodeURIComponent(`${location.origin}${location.pathname}`)
  const ref = encodeURIComponent('https://app.example')

  it.each([
    ['phantom', () => `https://phantom.app/ul/browse/${here()}?ref=${ref}`],
    ['solflare', () => `https://solflare.com/ul/v1/browse/${here()}?ref=${ref}`],
    ['coinbase', () => `https://go.cb-w.com/dapp?cb_url=${here()}`],
  ] as const)(
    'redirects to %s on Solana if it is not in the page [S2.040] [S2.041] [S2.042]',
    async (walletId, toHref) => {
      const modal = await atPairing(walletId, onSolana)
      await expect.poll(() => modal.query('lk-pairing-redirect')).not.toBeNull()
      await expect.poll(() => modal.text()).toContain('This page opens in the wallet’s own browser. Connect there.')
      expect(pressLink(modal.find('lk-pairing-redirect'))).toMatchObject({ href: toHref(), target: '_blank' })
    },
  )

  it('pairs with a wallet that can be paired, unless the requested chain is Solana', async () => {
    const onMainnet = { ...onSolana, options: { networks: [mainnet, solana] } }
    const modal = await atPairing('coinbase', onMainnet)
    await hasLink(modal)
    await expect.poll(() => modal.query('lk-pairing-redirect')).toBeNull()
    const asked = await atPairing('coinbase', { ...onMainnet, namespace: 'solana' })
    await expect.poll(() => asked.query('lk-pairing-redirect')).not.toBeNull()
  })

  it('does not redirect on a desktop', async () => {
    const modal = await atPairing('phantom', { options: { networks: [solana] } })
    await modal.hasStatus('not-installed')
    await expect.poll(() => modal.query('lk-pairing-redirect')).toBeNull()
  })
})

it('repeats the whole pairing for a wallet that was paired before and has disconnected [S4.014]', async () => {
  const modal = await atPairing('trust')
  await modal.hasStatus('ready')
  latest(modal).approve(createPairedSession('Trust Wallet'))
  await modal.closed()
  await modal.modal.disconnect()
  await modal.open({ view: 'Connect' })
  await expect.poll(() => modal.find('lk-connect-wallet-trust').innerText).toContain('Recent')
  // Its picture is from the catalogue.
  await expect.poll(() => modal.find('lk-connect-wallet-trust').querySelector('img')?.src).toMatch(/^data:image/)
  await modal.click('lk-connect-wallet-trust')
  await modal.settled('ConnectingWalletConnect')
  await modal.hasStatus('ready')
  expect(modal.phone.proposals).toHaveLength(2)
  latest(modal).approve(createPairedSession('Trust Wallet'))
  await modal.closed()
  expect(isConnected(modal)).toBe(true)
})
