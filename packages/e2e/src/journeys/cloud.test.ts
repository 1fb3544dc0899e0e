import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browsersThatAskAgain } from '../setup/browsersThatAskAgain.ts'
import { addWallet, isOfView, openBrowser, type Visit } from '../setup/openPage.ts'
import { copyLink, openPhone } from '../setup/phone.ts'
import { payFromFaucet } from '../setup/chain.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'
import { startPrices, type PriceServer } from '../setup/startPrices.ts'
import { getWorld } from '../setup/getWorld.ts'

const openPage = openBrowser()
let cloud: JourneyCloud

let prices: PriceServer

beforeAll(async () => {
  const { evm } = getWorld().devnet
  const rpcUrls = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  prices = await startPrices({ 'coingecko:ethereum': 2_000.5 })
  cloud = await startCloud({
    // Only the coins of public chains have prices, so a local chain is Ethereum, too.
    rpcUrls: { ...rpcUrls, 1: evm[0]?.rpcUrl ?? '' },
    environment: { LATCHKEY_PRICES: 'defillama', LATCHKEY_DEFILLAMA_URL: prices.url },
  })
})
afterAll(async () => {
  await cloud.stop()
  await prices.stop()
})

const visit = (parameters: Parameters<typeof openPage>[0] = {}) =>
  openPage({ ...parameters, query: `cloud=${encodeURIComponent(cloud.url)}&${parameters.query ?? ''}` })

const openModal = async (page: Visit): Promise<void> => {
  await page.page.getByTestId('lk-connect-button').first().click()
  await page.expectView('Connect')
}

const isRefusal = (fault: string): boolean =>
  /Failed to load resource|status of (?:403|429|500)|\[Latchkey\]/.test(fault)

describe('the catalogue', () => {
  it('lists all wallets by scrolling, and finds one despite a typing error', async () => {
    const page = await visit({ query: 'mainnet' })
    await openModal(page)
    await page.page.getByTestId('lk-connect-all').click()
    await page.expectView('AllWallets')
    await page.page.getByTestId('lk-all-wallets-metamask').waitFor()
    const countQueries = () => page.requests.filter((request) => /getWallets\?|\/getWallets/.test(request)).length
    const first = countQueries()
    await page.page.getByTestId('lk-all-wallets-more').scrollIntoViewIfNeeded()
    await expect.poll(countQueries).toBeGreaterThan(first)
    await page.page.getByTestId('lk-all-wallets-search').fill('metmask')
    await expect
      .poll(() =>
        page.dialog
          .locator('[data-testid^="lk-all-wallets-"]')
          .evaluateAll((found) => found.map((element) => element.getAttribute('data-testid'))),
      )
      .toContain('lk-all-wallets-metamask')
    await expect.poll(() => page.page.getByTestId('lk-all-wallets-trust-wallet').count()).toBe(0)
  })

  it('shows the wallets that the page already knows when the cloud is unreachable', async () => {
    const page = await visit({ isForeign: isRefusal })
    await page.page.route(`${cloud.url}/**`, (route) => route.abort('connectionrefused'))
    await openModal(page)
    await page.page.getByTestId('lk-connect-all').click()
    await page.expectView('AllWallets')
    await page.page.getByTestId('lk-all-wallets-metamask').waitFor()
    await page.page.getByTestId('lk-all-wallets-note').waitFor()
    await page.page.getByTestId('lk-all-wallets-search').fill('rainb')
    await page.page.getByTestId('lk-all-wallets-rainbow').waitFor()
    await expect.poll(() => page.page.getByTestId('lk-all-wallets-metamask').count()).toBe(0)
  })
})

describe('deep links', () => {
  const phones = {
    iPhone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    Android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  } as const

  const openChosen = async (page: Visit): Promise<void> => {
    await openModal(page)
    await page.page.getByTestId('lk-connect-all').tap()
    await page.expectView('AllWallets')
    await page.page.getByTestId('lk-all-wallets-metamask').tap()
    await page.expectView('ConnectingWalletConnect')
  }

  it.each([
    ['iPhone', false],
    ['Android', false],
    ['iPhone', true],
    ['Android', true],
  ] as const)(
    'opens the wallet on an %s (in Telegram: %s), and offers another way after the first attempt [S1.005]',
    async (phone, isTelegram) => {
      const page = await visit({
        isPhone: true,
        userAgent: phones[phone],
        before: async (context) => {
          if (isTelegram) await context.addInitScript(() => Object.assign(globalThis, { TelegramWebviewProxy: {} }))
        },
      })
      await openChosen(page)
      const link = page.page.getByTestId('lk-pairing-open')
      await link.waitFor()
      const uri = await copyLink(page)
      await expect
        .poll(() => link.getAttribute('href'))
        .toBe(`https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`)
      await expect.poll(() => link.getAttribute('target')).toBe('_blank')
      // The page stays open: the visitor returns to it.
      await page.page.route('https://metamask.app.link/**', (route) => route.abort())
      await page.context.route('https://metamask.app.link/**', (route) => route.abort())
      const [popup] = await Promise.all([page.context.waitForEvent('page'), link.tap()])
      await popup.close()
      const again = page.page.getByTestId('lk-pairing-again-scheme')
      const scheme = await again.getAttribute('href')
      const encoded =
        isTelegram && phone === 'Android' ? encodeURIComponent(encodeURIComponent(uri)) : encodeURIComponent(uri)
      expect(scheme).toBe(`metamask://wc?uri=${encoded}`)
      const wallet = await openPhone(cloud)
      await wallet.pair(uri)
      await wallet.approve()
      await expect.poll(() => page.read('status').textContent()).toBe('connected')
    },
  )
})

describe('the project', () => {
  it('turns a feature of the modal on, but none that its cloud does not have', async () => {
    await cloud.manage('projects', 'features', 'dev', 'reownBranding=on', 'email=on')
    const page = await visit()
    await openModal(page)
    const read = () =>
      page.page.evaluate(() => {
        const { latchkeyModal } = globalThis as unknown as {
          readonly latchkeyModal: { controllers: { options: { store: { getState(): { remoteFeatures: unknown } } } } }
        }
        return latchkeyModal.controllers.options.store.getState().remoteFeatures
      })
    // This cloud sends no mails and has no secure site, so no project of it offers a login.
    await expect.poll(read).toMatchObject({ branding: true, email: false, socials: false, swaps: ['devnet'] })
    await cloud.manage('projects', 'features', 'dev', 'reownBranding=default', 'email=default')
  })

  it('reports an origin that is not on its list to the developer, while wallets in the page keep working [S8.035]', async () => {
    const output = await cloud.manage('projects', 'create', 'Shop', 'https://shop.example', '--json')
    const { projectId } = JSON.parse(output) as { readonly projectId: string }
    const page = await visit({
      host: 'app.example',
      query: `project=${projectId}`,
      isForeign: isRefusal,
      before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
    })
    await openModal(page)
    await expect.poll(() => page.page.getByTestId('lk-alert').textContent()).toContain('Invalid App Configuration')
    await page.page.getByTestId('lk-connect-wallet-com.alpha').click()
    await expect.poll(() => page.read('status').textContent()).toBe('connected')
  })

  it.each([
    [429, 'Rate Limited'],
    [500, 'Server Error'],
  ] as const)(
    'responds %i: the developer reads "%s", while wallets in the page keep working [S8.050] [S8.051]',
    async (code, title) => {
      const page = await visit({
        isForeign: isRefusal,
        before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
      })
      await page.page.route(`${cloud.url}/projects/v1/origins**`, (route) =>
        route.fulfill({
          status: code,
          headers: { 'access-control-allow-origin': '*' },
          json: { code: code === 429 ? 'rate_limited' : 'internal', message: 'Not now.' },
        }),
      )
      await openModal(page)
      await expect.poll(() => page.page.getByTestId('lk-alert').textContent()).toContain(title)
      await page.page.getByTestId('lk-connect-wallet-com.alpha').click()
      await expect.poll(() => page.read('status').textContent()).toBe('connected')
    },
  )
})

describe('the account', () => {
  const ether = 10n ** 18n

  const connect = async (page: Visit): Promise<void> => {
    await openModal(page)
    await page.page.getByTestId('lk-connect-wallet-com.alpha').click()
    await expect.poll(() => page.read('status').textContent()).toBe('connected')
    await page.expectClosed()
  }
  const openAccount = async (page: Visit): Promise<void> => {
    await page.page.getByTestId('lk-account-button').first().click()
    await page.expectView('Account')
  }

  it('shows its total and tokens, keeps them while the cloud is down, and shows a payment without a reload [S1.018] [S9.042]', async () => {
    // An account that no other journey uses.
    const { address = '', privateKey = '0x' } = getWorld().devnet.evm[0]?.accounts[8] ?? {}
    const page = await visit({
      query: 'mainnet',
      isForeign: isRefusal,
      before: async (context) =>
        void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [privateKey] })),
    })
    const total = page.dialog.locator('.lk-account-amount')
    await connect(page)
    await openAccount(page)
    await expect.poll(() => total.textContent()).toBe('$20,005,000.00')
    await expect.poll(() => page.page.getByTestId('lk-token-eip155:1').textContent()).toContain('10,000 ETH')
    await expect.poll(() => page.page.getByTestId('lk-token-eip155:31337').textContent()).toContain('No price')

    const dollar = '0x7e57D011A4000000000000000000000000000001'
    await page.page.getByTestId(`lk-token-eip155:31337:${dollar}`).click()
    await page.expectView('TokenDetails')
    await expect.poll(() => page.page.getByTestId('lk-token-details-contract').textContent()).toBe(dollar)
    await page.page.getByTestId('lk-header-back').click()
    await page.expectView('Account')
    await page.page.getByTestId('lk-header-close').click()
    await page.expectClosed()

    await cloud.kill()
    await payFromFaucet({ chainId: 31337, to: address, amount: 2n * ether })
    await page.page.clock.install()
    await page.page.clock.fastForward(31_000)
    await openAccount(page)
    await expect
      .poll(() => page.page.getByTestId('lk-tokens-unread').textContent(), { timeout: 30_000 })
      .toContain('First Chain, Second Chain, and Ethereum could not be read')
    await expect.poll(() => total.textContent()).toBe('$20,005,000.00')

    await cloud.start()
    await page.page.clock.fastForward(31_000)
    await page.page.getByTestId('lk-tokens-retry').click()
    await expect.poll(() => total.textContent()).toBe('$20,009,001.00')
    await expect.poll(() => page.page.getByTestId('lk-token-eip155:31337').textContent()).toContain('10,002 ETH')
    await expect.poll(() => page.page.getByTestId('lk-tokens-unread').count()).toBe(0)
  })

  it.each(browsersThatAskAgain)(
    'is of use while the file of its tokens cannot be loaded, and loads it on request',
    async () => {
      const page = await visit({
        isForeign: (fault) => isRefusal(fault) || isOfView(fault),
        before: async (context) => void (await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })),
      })
      await connect(page)
      const file = '**/assets/TokensPanel-*'
      await page.page.route(file, (route) => route.abort())
      await openAccount(page)
      await page.page.getByTestId('lk-view-retry').waitFor()
      await page.page.getByTestId('lk-account-receive').click()
      await page.expectView('WalletReceive')
      await page.page.getByTestId('lk-header-back').click()
      await page.expectView('Account')
      await page.page.unroute(file)
      await page.page.getByTestId('lk-view-retry').click()
      await expect.poll(() => page.page.getByTestId('lk-tokens').count()).toBe(1)
    },
  )
})
