import { type Devnet, startDevnet } from '@latchkey/devnet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../storage/Storage.ts'
import { answerDefillama } from '../test/doubles/defillama.ts'
import { openTestStorage } from '../test/openTestStorage.ts'
import { startRpcServer } from '../test/startRpcServer.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { startUpstreamServer } from '../test/startUpstreamServer.ts'

// Every route that asks providers for a visitor: a flood of one address is refused, and the others are served meanwhile.

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  ;[storage, devnet] = await Promise.all([openTestStorage(), startDevnet({ chains: [31_337] })])
})
afterAll(() => Promise.all([devnet.stop(), storage.close()]))

const attacker = '203.0.113.66'
/** Calls of upstreams that one address may cause in a minute; a request costs up to 10. */
const callsAtMost = 50
const floodSize = 80
const chainId = 'eip155:31337'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const dollar = `${chainId}:0x7e57D011A4000000000000000000000000000001`
const coin = `${chainId}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`

interface FloodRow {
  readonly route: string
  readonly path: string
  readonly body?: object
  /** How many requests are served at most. */
  readonly atMost: number
  /** Whether it is answered from an index of the chain. */
  readonly isIndexed?: boolean
  /** What a request gets that is not refused. */
  readonly status?: number
}

const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
const rows: readonly FloodRow[] = [
  { route: 'POST /v1/', path: `/v1/?chainId=${chainId}`, body: call, atMost: callsAtMost },
  {
    route: 'POST /bundler',
    path: `/v1/bundler?chainId=${chainId}`,
    body: { ...call, method: 'eth_supportedEntryPoints' },
    atMost: callsAtMost,
  },
  {
    route: 'GET balance',
    path: `/v1/account/${owner}/balance?currency=usd&chainId=${chainId}`,
    atMost: callsAtMost / 5,
  },
  {
    route: 'GET balance past the cache',
    path: `/v1/account/${owner}/balance?currency=usd&chainId=${chainId}&forceUpdate=${dollar}`,
    atMost: 4,
  },
  {
    route: 'GET history',
    path: `/v1/account/${owner}/history?chainId=${chainId}`,
    atMost: callsAtMost / 5,
    isIndexed: true,
  },
  {
    route: 'POST /v1/fungible/price',
    path: '/v1/fungible/price',
    body: { currency: 'usd', addresses: ['eip155:1:0xdF574c24545E5FfEcb9a659c229253D4111d87e1'] },
    atMost: callsAtMost / 10,
  },
  {
    route: 'GET quotes',
    path: `/v1/convert/quotes?amount=1000000&from=${dollar}&to=${coin}`,
    atMost: 7,
  },
  {
    route: 'POST build-transaction',
    path: '/v1/convert/build-transaction',
    body: { amount: '1000000000000', from: coin, to: dollar, userAddress: owner },
    atMost: 3,
  },
  {
    route: 'GET build-approve',
    path: `/v1/convert/build-approve?userAddress=${owner}&from=${dollar}&to=${coin}`,
    atMost: 3,
  },
  {
    route: 'GET allowance',
    path: `/v1/convert/allowance?tokenAddress=${dollar}&userAddress=${owner}`,
    atMost: callsAtMost,
  },
  { route: 'GET gas price', path: `/v1/convert/gas-price?chainId=${chainId}`, atMost: callsAtMost / 2 },
  {
    route: 'GET nfts',
    path: `/v1/account/${owner}/nfts?chainId=${chainId}`,
    atMost: callsAtMost / 20,
    isIndexed: true,
  },
  { route: 'GET identity', path: `/v1/identity/${owner}`, atMost: callsAtMost / 5 },
  { route: 'GET image', path: '/v1/image/a.b.c', atMost: 6, status: 404 },
]

describe('a flood', () => {
  it.each(rows)('of $route is refused with Retry-After, while others are served', async (row) => {
    const [chain] = devnet.description.evm
    const [prices, bundler] = await Promise.all([startUpstreamServer({ answer: answerDefillama }), startRpcServer()])
    const cloud = await startTestCloud({
      storage,
      environment: {
        LATCHKEY_TRUST_PROXY: 'loopback',
        LATCHKEY_RATE_RPC_ADDRESS: String(callsAtMost),
        LATCHKEY_RATE_FORCED_BALANCES: '4',
        LATCHKEY_RATE_IMAGES: '6',
        LATCHKEY_RATE_SWAP_QUOTES: '7',
        LATCHKEY_RATE_SWAP_BUILDS: '3',
        LATCHKEY_RPC_EIP155_31337: chain?.rpcUrl ?? '',
        LATCHKEY_BUNDLER_EIP155_31337: bundler.url,
        LATCHKEY_BALANCES: 'rpc',
        LATCHKEY_SWAPS: 'devnet',
        LATCHKEY_INDEX: chainId,
        LATCHKEY_NAMES: `${chainId}@${chain?.nameResolverAddress ?? ''}`,
        LATCHKEY_PRICES: 'defillama',
        LATCHKEY_DEFILLAMA_URL: prices.url,
      },
    })
    const { projectId } = await cloud.createProject()
    const { path, body, atMost, status = 200 } = row
    const askFrom = (address: string): Promise<Response> =>
      cloud.ask(path, {
        projectId,
        method: body === undefined ? 'GET' : 'POST',
        body: body === undefined ? null : JSON.stringify({ ...body, projectId }),
        headers: { 'x-forwarded-for': address, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      })
    let visitors = 0
    const askAsVisitor = async (): Promise<number> => {
      visitors += 1
      const response = await askFrom(`198.51.100.${visitors}`)
      await response.body?.cancel()
      return response.status
    }
    // An index begins with the first question; until it has read the chain, it rests between two.
    const step = row.isIndexed === true ? 2_000 : 0
    if (step > 0) cloud.clock.now = Date.now()
    const askLater = (): Promise<number> => {
      cloud.clock.now += step
      return askAsVisitor()
    }
    await expect.poll(askLater, { timeout: 25_000 }).toBe(status)

    const flood = Promise.all(
      Array.from({ length: floodSize }, async () => {
        const response = await askFrom(attacker)
        const { code } = (await response.json()) as { readonly code?: string }
        return { status: response.status, code, pause: response.headers.get('retry-after') }
      }),
    )
    const meanwhile = await Promise.all(Array.from({ length: 5 }, askAsVisitor))
    const answers = await flood
    const served = answers.filter((answer) => answer.status === status)
    const refused = answers.filter((answer) => answer.status === 429)
    expect(served.length).toBeGreaterThan(0)
    expect(served.length).toBeLessThanOrEqual(atMost)
    expect(served.length + refused.length).toBe(floodSize)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate_limited']))
    for (const { pause } of refused) expect(Number(pause)).toBeGreaterThanOrEqual(1)
    expect(meanwhile).toEqual(Array.from({ length: 5 }, () => status))
    expect(await askAsVisitor()).toBe(status)
  })
})
