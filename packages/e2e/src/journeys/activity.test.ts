import { afterAll, beforeAll, expect, it } from 'vitest'
import { askChain, payFromFaucet } from '../setup/chain.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { getWorld } from '../setup/getWorld.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
const chainId = 31_337
let cloud: JourneyCloud
/** The chain before the journey, for the files that use it next. */
let snapshot: string

const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> => askChain({ chainId, method, params })

beforeAll(async () => {
  const rpcUrls = Object.fromEntries(getWorld().devnet.evm.map((chain) => [chain.chainId, chain.rpcUrl]))
  cloud = await startCloud({ rpcUrls, environment: { LATCHKEY_INDEX: `eip155:${chainId}` } })
  snapshot = await askChain({ chainId, method: 'evm_snapshot', params: [] })
})
afterAll(() => cloud.stop())

/** Waits until the cloud's index has this many payments of the faucet to an account. */
async function expectIndexed(account: string, count: number): Promise<void> {
  const url = `${cloud.url}/v1/account/${account}/history?projectId=dev&chainId=eip155:${chainId}`
  const countPayments = async (): Promise<number> => {
    const answer = (await (await fetch(url)).json()) as {
      readonly data: readonly { readonly transfers: readonly { readonly quantity?: { readonly numeric: string } }[] }[]
    }
    return answer.data.filter(({ transfers }) => transfers[0]?.quantity?.numeric === '3.5').length
  }
  await expect.poll(countPayments).toBe(count)
}

/** Connects the wallet and opens the list. The journey moves the page's clock. */
async function openActivity(): Promise<Visit> {
  const visit = await openPage({
    query: `cloud=${encodeURIComponent(cloud.url)}`,
    // What the browser says of requests without a network.
    isForeign: (fault) => /ERR_INTERNET_DISCONNECTED/.test(fault),
    before: async (context) => {
      await context.clock.install()
      await addWallet(context, { name: 'Alpha', rdns: 'com.alpha' })
    },
  })
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  await visit.page.evaluate(() => {
    const { latchkeyModal } = globalThis as unknown as { latchkeyModal: { open(to: { view: 'Transactions' }): void } }
    latchkeyModal.open({ view: 'Transactions' })
  })
  await visit.expectView('Transactions')
  return visit
}

it('shows what is on its way first, what arrives without a reload, spam on request, and a chain that began anew', async () => {
  const visit = await openActivity()
  const { page } = visit
  const list = (testId: string): Promise<readonly string[]> =>
    page
      .getByTestId(testId)
      .getByTestId('lk-activity-row')
      .evaluateAll((rows) => rows.map(({ textContent }) => textContent))
  /** Lets the list get old, and returns to the page, until the history has been read again. */
  const renew = async (): Promise<void> => {
    const answered = page.waitForResponse((response) => response.url().includes('/history?'))
    await page.clock.fastForward(31_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await answered
  }
  const isReceived = (row: string): boolean => row.startsWith('Received+3.5')
  const isSent = (row: string): boolean => row.startsWith('Sent−0.125')
  const countSent = async (): Promise<number> => (await list('lk-activity')).filter(isSent).length

  await page.getByTestId('lk-activity-spam').waitFor()
  const known = await list('lk-activity-month')
  expect(known.filter((row) => row.includes('http'))).toEqual([])
  await page.getByTestId('lk-activity-spam').click()
  await expect.poll(async () => (await list('lk-activity')).length).toBeGreaterThan(known.length)
  // Earlier files may have sent as much on this chain.
  const sentBefore = known.filter(isSent).length

  await ask('evm_setAutomine', false)
  // The page is inert under the dialog.
  await page.getByRole('button', { name: 'Send and follow', includeHidden: true }).dispatchEvent('click')
  await expect.poll(() => list('lk-activity-recent')).toEqual([expect.stringMatching(/^Sending.0\.125 ETH.*Pending$/)])
  await page.getByTestId('lk-toast-details').click()
  await visit.expectView('TransactionDetails')
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('pending')
  await ask('evm_setAutomine', true)
  await ask('evm_mine')
  await expect.poll(() => visit.dialog.getAttribute('data-status')).toBe('done')
  await page.getByTestId('lk-header-back').click()
  await visit.expectView('Transactions')
  await expect.poll(countSent).toBe(sentBefore + 1)

  const account = (await visit.read('address').textContent()) ?? ''
  await payFromFaucet({ chainId, to: account, amount: 3_500_000_000_000_000_000n })
  await expectIndexed(account, 1)
  await renew()
  await expect.poll(async () => (await list('lk-activity-month')).filter(isReceived)).toHaveLength(1)
  await expect.poll(countSent).toBe(sentBefore + 1)

  await visit.context.setOffline(true)
  await payFromFaucet({ chainId, to: account, amount: 3_500_000_000_000_000_000n })
  await expectIndexed(account, 2)
  await page.clock.fastForward(31_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await list('lk-activity-month')).filter(isReceived)).toHaveLength(1)
  await expect.poll(() => page.getByTestId('lk-activity-failed').count()).toBe(0)
  await visit.context.setOffline(false)
  // The read that waited continues by itself.
  await expect.poll(async () => (await list('lk-activity-month')).filter(isReceived)).toHaveLength(2)

  await ask('evm_revert', snapshot)
  await expectIndexed(account, 0)
  await renew()
  await expect.poll(() => list('lk-activity-month')).toEqual(known)
})
