import { startDevnet, type Devnet } from '@latchkey/devnet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { createAccount, press } from '../setup/sending.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'

const openPage = openBrowser()
const chainId = 31_337
const rowCount = 1_000
/** A chain of its own, because it is reset. */
let devnet: Devnet
let cloud: JourneyCloud
const rpcUrl = (): string => devnet.description.evm[0]?.rpcUrl ?? ''

beforeAll(async () => {
  devnet = await startDevnet({ chains: [chainId] })
  cloud = await startCloud({ rpcUrls: { [chainId]: rpcUrl() }, environment: { LATCHKEY_INDEX: `eip155:${chainId}` } })
})
afterAll(async () => {
  await cloud.stop()
  await devnet.stop()
})

/** Sends calls to the chain as a batch. */
async function ask(...calls: readonly (readonly [method: string, ...params: readonly unknown[]])[]): Promise<void> {
  const answer = await fetch(rpcUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }))),
  })
  const answers = (await answer.json()) as readonly { readonly error?: { readonly message: string } }[]
  for (const { error } of answers) if (error) throw new Error(error.message)
}

/** Pays an address 0.001 ether, then 0.002 and so on. */
async function payOften(to: string): Promise<void> {
  const payers = devnet.description.evm[0]?.accounts ?? []
  await ask(['evm_setAutomine', false])
  for (let sent = 0; sent < rowCount; sent += 100) {
    const payments = Array.from({ length: 100 }, (_unused, index) => {
      const value = `0x${(BigInt(sent + index + 1) * 10n ** 15n).toString(16)}`
      return [
        'eth_sendTransaction',
        { from: payers[index % payers.length]?.address, to, value, gas: '0x5208' },
      ] as const
    })
    await ask(...payments)
    await ask(['evm_mine'])
  }
  await ask(['evm_setAutomine', true])
}

/** Opens the list of a connected account. The journey moves the page's clock. */
async function openActivity(key: `0x${string}`): Promise<Visit> {
  const visit = await openPage({
    query: `one&rpc=${encodeURIComponent(rpcUrl())}&cloud=${encodeURIComponent(cloud.url)}`,
    isForeign: (fault) => /Failed to load resource|\[Latchkey\]/.test(fault),
    before: async (context) => {
      await context.clock.install()
      await addWallet(context, {
        name: 'Alpha',
        rdns: 'com.alpha',
        accounts: [key],
        chains: [{ chainId, rpcUrl: rpcUrl() }],
      })
    },
  })
  await press(visit, 'lk-connect-button')
  await press(visit, 'lk-connect-wallet-com.alpha')
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  await visit.page.evaluate(() => {
    const { latchkeyModal } = globalThis as unknown as { latchkeyModal: { open(to: { view: 'Transactions' }): void } }
    latchkeyModal.open({ view: 'Transactions' })
  })
  await visit.expectView('Transactions')
  return visit
}

it(
  'lists 1,000 rows to the end, continues after a page that failed, and begins anew with the chain',
  { timeout: 240_000 },
  async () => {
    const { address, key } = createAccount()
    await payOften(address)
    // The index begins with the first question.
    const historyUrl = `${cloud.url}/v1/account/${address}/history?projectId=dev&chainId=eip155:${chainId}`
    const countFirst = async (): Promise<number> =>
      ((await (await fetch(historyUrl)).json()) as { readonly data?: readonly unknown[] }).data?.length ?? 0
    await expect.poll(countFirst, { timeout: 50_000 }).toBe(50)

    const visit = await openActivity(key)
    const { page } = visit
    const rows = page.getByTestId('lk-activity-month').getByTestId('lk-activity-row')
    const more = page.getByTestId('lk-activity-more')
    let failures = 1
    await page.route(/\/history\?.*cursor=/, async (route) => {
      if ((await rows.count()) < 400 || failures === 0) return route.continue()
      failures -= 1
      return route.fulfill({
        status: 502,
        headers: { 'access-control-allow-origin': '*' },
        json: { code: 'upstream_failed', message: 'Not now.' },
      })
    })
    const failed = page.getByTestId('lk-activity-failed')
    /** Goes to the end of what is listed, where the next page is read. */
    const continueUntil = async (isDone: () => Promise<boolean>): Promise<void> => {
      await expect
        .poll(
          async () => {
            if (await isDone()) return true
            await more.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined)
            return false
          },
          { timeout: 60_000, interval: 50 },
        )
        .toBe(true)
    }
    await continueUntil(async () => (await failed.count()) > 0)
    const known = await rows.allTextContents()
    expect(known.length).toBeGreaterThanOrEqual(400)
    await press(visit, 'lk-activity-retry')
    await continueUntil(async () => (await rows.count()) === rowCount)
    const texts = await rows.allTextContents()
    expect(texts.slice(0, known.length)).toEqual(known)
    // Each amount once, the newest first.
    const amounts = texts.map((text) => /\+([\d.]+)/.exec(text)?.[1])
    expect(amounts[0]).toBe('1')
    expect(amounts.at(-1)).toBe('0.001')
    expect(new Set(amounts).size).toBe(rowCount)
    await expect.poll(() => more.count()).toBe(0)

    await ask(['anvil_reset'])
    /** Lets the list get old, and returns to the page, which reads it again. */
    const renew = async (): Promise<number> => {
      await page.clock.fastForward(31_000)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      // The index may not have followed yet.
      const retry = page.getByTestId('lk-activity-retry')
      if ((await retry.count()) > 0) await retry.click({ timeout: 2_000 }).catch(() => undefined)
      return await page.getByTestId('lk-activity-empty').count()
    }
    await expect.poll(renew, { timeout: 50_000, interval: 1_000 }).toBe(1)
    await expect.poll(() => rows.count()).toBe(0)
  },
)
