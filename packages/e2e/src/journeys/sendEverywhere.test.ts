import type { EvmWallet } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { payFromFaucet, readBalance } from '../setup/chain.ts'
import { addWallet, openBrowser, type OpenPageParameters, type Visit } from '../setup/openPage.ts'
import { createAccount } from '../setup/sending.ts'

const open = openBrowser()
const chainId = 31_337
const ether = 10n ** 18n

/** A visitor with two ether in a wallet. */
async function visitWithWallet(
  parameters: Pick<OpenPageParameters, 'query' | 'isPhone' | 'reducedMotion'> & { readonly hasClock?: boolean } = {},
): Promise<{ readonly visit: Visit; readonly wallet: EvmWallet; readonly payer: string }> {
  const { query = '', hasClock = false, ...rest } = parameters
  const { address: payer, key } = createAccount()
  await payFromFaucet({ chainId, to: payer, amount: 2n * ether })
  let wallet: EvmWallet | undefined
  const visit = await open({
    ...rest,
    path: 'many/many.html',
    query: `evm-only&${query}`,
    before: async (context) => {
      if (hasClock) await context.clock.install()
      wallet = await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [key] })
    },
  })
  if (!wallet) throw new Error('no wallet was installed')
  return { visit, wallet, payer }
}

const hasFocus = (visit: Visit, id: string): Promise<boolean> =>
  visit.page
    .getByTestId(id)
    .first()
    .evaluate((element) => element.matches(':focus') || element.querySelector(':focus') !== null)

/** Moves the focus to an element with the Tab key alone. */
async function tabTo(visit: Visit, id: string): Promise<void> {
  const { page } = visit
  await page.getByTestId(id).first().waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(visit, id)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${id}`)
}

async function pressByKey(visit: Visit, id: string): Promise<void> {
  await tabTo(visit, id)
  await visit.page.keyboard.press('Enter')
}

it('connects, sends, and reads what became of it by keyboard alone', { timeout: 300_000 }, async () => {
  const { visit, wallet } = await visitWithWallet()
  const { page } = visit
  const { address: to } = createAccount()
  await pressByKey(visit, 'lk-connect-button')
  await visit.expectView('Connect')
  await pressByKey(visit, 'lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()

  await pressByKey(visit, 'lk-account-button')
  await visit.expectView('Account')
  // Nothing of a feature before the visitor comes near it.
  expect(
    visit.requests.filter((request) => /sendViews|createSend|WalletReceive|TransactionDetails/.test(request)),
  ).toEqual([])
  await pressByKey(visit, 'lk-account-send')
  await visit.expectView('WalletSend')
  await tabTo(visit, 'lk-send-amount')
  await page.keyboard.type('0.75')
  await tabTo(visit, 'lk-send-to')
  await page.keyboard.type(to)
  await page.getByTestId('lk-send-receiver').waitFor()
  await expect.poll(() => page.getByTestId('lk-send-review').isEnabled()).toBe(true)
  await pressByKey(visit, 'lk-send-review')
  await visit.expectView('WalletSendPreview')
  await pressByKey(visit, 'lk-send-confirm')
  await visit.expectView('Account')
  await expect.poll(() => readBalance({ chainId, address: to })).toBe((ether * 3n) / 4n)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(1)

  await page.getByTestId('lk-toast').filter({ hasText: 'confirmed' }).waitFor()
  await page.keyboard.press('Escape')
  await visit.expectClosed()
  expect(await hasFocus(visit, 'lk-account-button')).toBe(true)
  expect(visit.requests.filter((request) => /createSend/.test(request)).length).toBeGreaterThan(0)
  // No host but that of the page.
  expect(visit.requests.filter((request) => request.includes('://'))).toEqual([])
})

it(
  'receives and sends in Arabic on a phone, with the new balance each time and without a reload (behaviour 22)',
  { timeout: 300_000 },
  async () => {
    const { visit, payer } = await visitWithWallet({ query: 'locale=ar', isPhone: true, hasClock: true })
    const { page } = visit
    const { address: to } = createAccount()
    const tap = (id: string): Promise<void> => page.getByTestId(id).first().tap()
    const documents: string[] = []
    page.on('framenavigated', (frame) => documents.push(frame.url()))
    await tap('lk-connect-button')
    await tap('lk-connect-wallet-com.alpha')
    await expect.poll(() => visit.read('status').textContent()).toBe('connected')
    await visit.expectClosed()
    await tap('lk-account-button')
    await visit.expectView('Account')
    await expect.poll(() => page.getByTestId('lk-host').getAttribute('dir')).toBe('rtl')
    const readTotal = async (): Promise<string> =>
      toLatin((await visit.dialog.locator('.lk-account-amount').allTextContents()).join())
    await expect.poll(readTotal).toMatch(/^2\D/)

    // Paid while the address is shown; the visitor had another app in front.
    await tap('lk-account-receive')
    await visit.expectView('WalletReceive')
    expect((await page.getByTestId('lk-receive-address').textContent())?.replaceAll(/\s/g, '')).toContain(payer)
    await payFromFaucet({ chainId, to: payer, amount: 3n * ether })
    await tap('lk-header-back')
    await visit.expectView('Account')
    // A read that began before the payment may end after it, so one return to the page may not be enough.
    const returnLater = async (): Promise<string> => {
      await page.clock.fastForward(31_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      return readTotal()
    }
    await expect.poll(returnLater, { interval: 1_000 }).toMatch(/^5\D/)

    await tap('lk-account-send')
    await visit.expectView('WalletSend')
    const sheet = await visit.dialog.boundingBox()
    expect(sheet?.width).toBe(390)
    await page.getByTestId('lk-send-to').fill(to)
    await page.getByTestId('lk-send-receiver').waitFor()
    // In Arabic digits, as this keyboard writes them.
    await page.getByTestId('lk-send-amount').fill('١٫٢٥')
    await tap('lk-send-review')
    await visit.expectView('WalletSendPreview')
    await expect.poll(() => page.getByTestId('lk-send-address').textContent()).toBe(to)
    await expect.poll(() => visit.dialog.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
    await tap('lk-send-confirm')
    await visit.expectView('Account')
    await expect.poll(() => readBalance({ chainId, address: to })).toBe((ether * 5n) / 4n)
    await expect.poll(readTotal).toMatch(/^3\.74/)
    expect(documents).toEqual([])
  },
)

/** Writes Arabic digits as Latin ones. */
function toLatin(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x660)).replaceAll('٫', '.')
}
