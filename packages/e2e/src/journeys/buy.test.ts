import type { Page } from 'playwright'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBalance } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { reach } from '../setup/keyboard.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

// Buys from the sandbox of the cloud, whose faucet really sends what its page sells.

const openPage = openBrowser()
let cloud: JourneyCloud

beforeAll(async () => {
  const { evm, faucetUrl } = getWorld().devnet
  const rpcUrls = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  cloud = await startCloud({ rpcUrls, environment: { LATCHKEY_SANDBOX_URL: faucetUrl } })
  await cloud.manage('projects', 'features', 'dev', 'onramp=sandbox')
})
afterAll(() => cloud.stop())

const chainId = 31337

interface Buyer extends Visit {
  readonly address: string
  readonly press: (id: string) => Promise<void>
  readonly hasStatus: (status: string) => Promise<void>
}

/** A visitor without coins, at the form. */
async function visitBuy({ isBlocking = false, isPhone = false, locale = 'en' } = {}): Promise<Buyer> {
  const key = generatePrivateKey()
  const visit = await openPage({
    query: `cloud=${encodeURIComponent(cloud.url)}&one&locale=${locale}`,
    isPhone,
    // The journeys without the cloud or the network see requests fail.
    isForeign: (fault) => /ERR_(?:CONNECTION_RE|INTERNET_DISCONNECTED)/.test(fault),
    before: async (context) => {
      await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key], chainIds: [chainId] })
      if (isBlocking) await context.addInitScript(() => void (window.open = () => null))
    },
  })
  const { page, dialog } = visit
  const press = (id: string) => page.getByTestId(id).first().click()
  const hasStatus = (status: string) => dialog.and(page.locator(`[data-status="${status}"]`)).waitFor()
  await press('lk-connect-button')
  await press('lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  await press('lk-account-button')
  await visit.expectView('Account')
  await press('lk-account-onramp')
  await visit.expectView('OnRamp')
  await press('lk-onramp-currency')
  await press('lk-onramp-choice-ETH')
  await press('lk-onramp-pay-with')
  await press('lk-onramp-choice-EUR')
  return { ...visit, address: privateKeyToAccount(key).address, press, hasStatus }
}

async function enter({ page, hasStatus }: Buyer, amount: string): Promise<void> {
  await page.getByTestId('lk-onramp-amount').fill(amount)
  await hasStatus('quoted')
}

/** Presses Buy, by default with the pointer, and returns the seller's window. */
async function openSeller({ context, page, press }: Buyer, begin = () => press('lk-onramp-buy')): Promise<Page> {
  const opening = context.waitForEvent('page')
  await begin()
  const seller = await opening
  await seller.waitForURL(/\/sandbox\/onramp\//)
  expect(context.pages()).toEqual([page, seller])
  return seller
}

const readEther = (address: string) => readBalance({ chainId, address })

it('buys ether: one window, opened by the press, and what is paid there arrives without a reload (behaviour 24) [S1.017]', async () => {
  const buyer = await visitBuy()
  await enter(buyer, '100')
  await expect.poll(() => buyer.page.getByTestId('lk-onramp-quote').textContent()).toContain('0.04323 ETH')
  const seller = await openSeller(buyer)
  // The seller cannot reach the page.
  await expect.poll(() => seller.evaluate(() => window.opener === null)).toBe(true)
  await expect.poll(() => seller.locator('body').textContent()).toContain(buyer.address)
  await buyer.hasStatus('waiting')
  await seller.getByRole('button', { name: 'Pay', exact: true }).click()
  await buyer.hasStatus('arrived')
  await expect.poll(() => buyer.page.getByTestId('lk-onramp-arrived').textContent()).toContain('0.04323 ETH')
  await expect.poll(() => readEther(buyer.address)).toBe(43_230_000_000_000_000n)
  await buyer.press('lk-onramp-done')
  await buyer.expectView('Account')
  await expect.poll(() => buyer.dialog.textContent()).toContain('0.043')
})

it('waits although the window is closed, and arrives when the seller delivers later, on a phone in Arabic', async () => {
  const buyer = await visitBuy({ isPhone: true, locale: 'ar' })
  await expect.poll(() => buyer.page.getByTestId('lk-host').getAttribute('dir')).toBe('rtl')
  await expect.poll(() => buyer.dialog.boundingBox()).toMatchObject({ x: 0, width: 390 })
  await enter(buyer, '100')
  const seller = await openSeller(buyer)
  await seller.getByRole('button', { name: 'Pay, and deliver later' }).click()
  const deliver = seller.getByRole('button', { name: 'Deliver now' })
  await deliver.waitFor()
  const url = seller.url()
  await seller.close()
  // The modal closes, too, and shows the purchase again.
  await buyer.press('lk-header-close')
  await buyer.expectClosed()
  await buyer.press('lk-account-button')
  await buyer.press('lk-account-onramp')
  await buyer.hasStatus('waiting')
  const again = await buyer.context.newPage()
  await again.goto(url)
  await again.getByRole('button', { name: 'Deliver now' }).click()
  await buyer.hasStatus('arrived')
  await expect.poll(() => readEther(buyer.address)).toBe(43_230_000_000_000_000n)
})

it('says that nothing was bought when the payment is declined, and begins again with what was chosen, by keyboard', async () => {
  const buyer = await visitBuy()
  await reach(buyer, 'lk-onramp-amount')
  await buyer.page.keyboard.type('100')
  await buyer.hasStatus('quoted')
  await reach(buyer, 'lk-onramp-buy')
  const seller = await openSeller(buyer, () => buyer.page.keyboard.press('Enter'))
  await seller.getByRole('button', { name: 'Decline the payment' }).click()
  await buyer.hasStatus('declined')
  await buyer.press('lk-onramp-again')
  await expect.poll(() => buyer.page.getByTestId('lk-onramp-amount').inputValue()).toBe('100')
  expect(await readEther(buyer.address)).toBe(0n)
})

it('keeps what was chosen while the network is gone, and when the visitor leaves the seller without paying', async () => {
  const buyer = await visitBuy()
  await enter(buyer, '50')
  const offline = buyer.page.getByTestId('lk-onramp-offline')
  await buyer.context.setOffline(true)
  await offline.waitFor()
  await buyer.page.getByTestId('lk-onramp-amount').fill('100')
  await expect.poll(() => buyer.page.getByTestId('lk-onramp-buy').getAttribute('aria-disabled')).toBe('true')
  await buyer.context.setOffline(false)
  await offline.waitFor({ state: 'detached' })
  await buyer.hasStatus('quoted')
  const seller = await openSeller(buyer)
  await seller.getByRole('button', { name: 'Leave without paying' }).click()
  await seller.close()
  await buyer.hasStatus('waiting')
  await buyer.press('lk-onramp-leave')
  await buyer.hasStatus('quoted')
  await expect.poll(() => buyer.page.getByTestId('lk-onramp-amount').inputValue()).toBe('100')
})

it('shows a link where the browser opens no window', async () => {
  const buyer = await visitBuy({ isBlocking: true })
  await enter(buyer, '100')
  await buyer.press('lk-onramp-buy')
  await buyer.hasStatus('waiting')
  const opening = buyer.context.waitForEvent('page')
  await buyer.press('lk-onramp-open')
  await (await opening).getByRole('button', { name: 'Pay', exact: true }).click()
  await buyer.hasStatus('arrived')
  await expect.poll(() => readEther(buyer.address)).toBe(43_230_000_000_000_000n)
})

it('asks no seller below the limit, and says so when the seller is down', async () => {
  const buyer = await visitBuy()
  await buyer.page.getByTestId('lk-onramp-amount').fill('5')
  await expect.poll(() => buyer.dialog.textContent()).toContain('At least €10.00.')
  await enter(buyer, '100')
  await cloud.kill()
  await buyer.press('lk-onramp-buy')
  await buyer.hasStatus('failed')
  await expect.poll(() => buyer.page.getByTestId('lk-onramp-failed').textContent()).toContain('Nothing was bought')
  await expect.poll(() => buyer.context.pages().length).toBe(1)
  await cloud.start()
  const seller = await openSeller(buyer)
  await seller.getByRole('button', { name: 'Pay', exact: true }).click()
  await buyer.hasStatus('arrived')
})
