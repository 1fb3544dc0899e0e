import { randomBytes } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { askChain } from '../setup/chain.ts'
import { getWorld } from '../setup/getWorld.ts'
import { addWallet, openBrowser, type Visit } from '../setup/openPage.ts'
import { startCloud, type JourneyCloud } from '../setup/startCloud.ts'
import { startTokenList, type TokenListServer } from '../setup/startTokenList.ts'

const openPage = openBrowser()
const chainId = 31_337
const [tokens, payments, openings] = [200, 1_000, 50]
const key = generatePrivateKey()
const { address: account } = privateKeyToAccount(key)
const generous = 480_000

let cloud: JourneyCloud
let list: TokenListServer
/** The chain before the journeys, for the files that use it next. */
let snapshot: string

const ask = (method: string, ...params: readonly unknown[]): Promise<string> => askChain({ chainId, method, params })

/** Gives the account, and no other, 1,000 of each of 200 new tokens. */
async function addTokens(): Promise<readonly { readonly chainId: number; readonly address: string }[]> {
  const code = `0x60043573${account.slice(2)}14633b9aca000260005260206000f3`
  const added = Array.from({ length: tokens }, () => ({ chainId, address: `0x${randomBytes(20).toString('hex')}` }))
  await Promise.all(added.map(({ address }) => ask('anvil_setCode', address, code)))
  return added
}

/** Pays the account 1,000 times, in blocks of 250. */
async function pay(): Promise<void> {
  const payer = getWorld().devnet.evm.find((chain) => chain.chainId === chainId)?.accounts[5]?.address ?? ''
  const first = Number(await ask('eth_getTransactionCount', payer, 'latest'))
  const toHex = (value: number): string => `0x${value.toString(16)}`
  await ask('evm_setAutomine', false)
  for (let sent = 0; sent < payments; sent += 250) {
    const block = Array.from({ length: 250 }, (_unused, index) => sent + index)
    await Promise.all(
      block.map((index) => {
        const value = toHex(1_000_000_000 + index)
        const transaction = { from: payer, to: account, value, gas: toHex(21_000), nonce: toHex(first + index) }
        return ask('eth_sendTransaction', transaction)
      }),
    )
    await ask('anvil_mine')
  }
  await ask('evm_setAutomine', true)
}

/** The list of tokens is read in the background, and the index begins with the first question. */
async function waitForCloud(): Promise<void> {
  const count = async (route: string, part: string): Promise<number> => {
    const url = `${cloud.url}/v1/account/${account}/${route}?currency=usd&chainId=eip155:${chainId}&projectId=dev`
    return (await (await fetch(url)).text()).split(part).length - 1
  }
  const patience = { timeout: 100_000, interval: 500 }
  await vi.waitUntil(async () => (await count('balance', '"symbol":"T')) >= tokens, patience)
  await vi.waitUntil(async () => (await count('history', '"minedAt"')) === 50, patience)
}

beforeAll(async () => {
  snapshot = await ask('evm_snapshot')
  list = await startTokenList(await addTokens())
  await pay()
  cloud = await startCloud({
    rpcUrls: Object.fromEntries(getWorld().devnet.evm.map((chain) => [chain.chainId, chain.rpcUrl])),
    environment: { LATCHKEY_INDEX: `eip155:${chainId}`, LATCHKEY_TOKEN_LISTS: list.url },
  })
  await waitForCloud()
}, generous)
afterAll(async () => {
  await cloud.stop()
  await list.stop()
  await ask('evm_revert', snapshot)
})

interface Measured extends Visit {
  open(): Promise<void>
  close(): Promise<void>
  /** In MB, after a garbage collection. */
  readHeap(): Promise<number>
}

/** Connects the account with this key to the app on one chain. */
async function connect(privateKey: `0x${string}`): Promise<Measured> {
  const visit = await openPage({
    query: `one&cloud=${encodeURIComponent(cloud.url)}`,
    before: async (context) => {
      await addWallet(context, { name: 'Alpha', rdns: 'com.alpha', accounts: [privateKey], chainIds: [chainId] })
    },
  })
  await visit.page.getByTestId('lk-connect-button').first().click()
  await visit.page.getByTestId('lk-connect-wallet-com.alpha').click()
  await expect.poll(() => visit.read('status').textContent()).toBe('connected')
  await visit.expectClosed()
  const session = await visit.context.newCDPSession(visit.page)
  return {
    ...visit,
    open: async () => {
      await visit.page.getByTestId('lk-account-button').first().click()
      await visit.expectView('Account')
    },
    close: async () => {
      await visit.page.getByTestId('lk-header-close').click()
      await visit.expectClosed()
    },
    readHeap: async () => {
      await visit.settle()
      await session.send('HeapProfiler.enable')
      // What a weak reference held is freed by the next collection.
      for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
      await session.send('HeapProfiler.disable')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return usedSize / 1_000_000
    },
  }
}

it(
  'needs at most 10 MB for an account with 200 tokens and 1,000 transactions',
  async () => {
    const empty = await connect(generatePrivateKey())
    await empty.open()
    await empty.page.getByTestId('lk-tokens-empty').waitFor()
    await empty.page.getByTestId('lk-account-tab-activity').click()
    await empty.page.getByTestId('lk-activity-empty').waitFor()
    const before = await empty.readHeap()

    const visit = await connect(key)
    const { page } = visit
    await visit.open()
    await page.getByTestId('lk-tokens-all').click()
    await expect.poll(() => page.locator('[data-testid^="lk-token-eip155"]').count()).toBeGreaterThanOrEqual(tokens)
    const withTokens = await visit.readHeap()
    await page.getByTestId('lk-account-tab-activity').click()
    const countRows = async (): Promise<number> => {
      await page.getByTestId('lk-activity-more').evaluateAll(([more]) => more?.scrollIntoView())
      return page.getByTestId('lk-activity-row').count()
    }
    await expect.poll(countRows, { timeout: 120_000 }).toBe(payments)
    const withBoth = await visit.readHeap()
    expect(Math.max(withTokens, withBoth) - before).toBeLessThan(10)
    // Something was there to measure.
    expect(withBoth - before).toBeGreaterThan(0.5)
  },
  generous,
)

it(
  'needs at most 1 MB more after the account was opened and closed 50 times',
  async () => {
    const visit = await connect(key)
    const openAndClose = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await visit.open()
        await visit.page.getByTestId('lk-tokens-all').waitFor()
        await visit.close()
      }
    }
    // Code, styles and answers stay after the first times.
    await openAndClose(5)
    const before = await visit.readHeap()
    await openAndClose(openings)
    expect((await visit.readHeap()) - before).toBeLessThan(1)
  },
  generous,
)
