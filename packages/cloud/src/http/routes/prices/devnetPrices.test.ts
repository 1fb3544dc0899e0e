import { type Devnet, startDevnet } from '@latchkey/devnet'
import { apiErrorSchema, getTokenBalances, getTokenPrices } from '@latchkey/protocol/api'
import { parse } from 'valibot'
import { createTestClient, createWalletClient, http, parseAbi, parseUnits, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

// The prices of the real exchange of two local chains. The settings are those of a developer: prices are not configured.

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  ;[storage, devnet] = await Promise.all([openTestStorage(), startDevnet({ chains: [31_337, 31_338] })])
})
afterAll(() => Promise.all([devnet.stop(), storage.close()]))

const contracts = {
  coin: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  TUSD: '0x7e57D011A4000000000000000000000000000001',
  LUSD: '0x1E6Acd011A400000000000000000000000000002',
  spam: '0x5FA4000000000000000000000000000000000003',
  TGOV: '0x760f011a40000000000000000000000000000008',
} as const
const [first, second] = ['eip155:31337', 'eip155:31338'] as const
/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:9'
const abi = parseAbi(['function setPool(address token, address other, uint256 reserve, uint256 otherReserve)'])

function connect(chainId: 31_337 | 31_338) {
  const chain = devnet.description.evm.find((one) => one.chainId === chainId)
  const account = privateKeyToAccount(chain?.accounts[9]?.privateKey ?? '0x')
  const transport = http(chain?.rpcUrl)
  const client = createTestClient({ mode: 'anvil', transport, pollingInterval: 10, cacheTime: 0 }).extend(publicActions)
  const wallet = createWalletClient({ transport, account })
  const exchange = chain?.exchange.address ?? '0x'
  /** Moves the price of the pool of two tokens. */
  const setPool = async (token: `0x${string}`, other: `0x${string}`, reserves: readonly [bigint, bigint]) => {
    const hash = await wallet.writeContract({
      abi,
      address: exchange,
      functionName: 'setPool',
      args: [token, other, ...reserves],
      chain: null,
    })
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
  }
  return { account, client, setPool, rpcUrl: chain?.rpcUrl ?? '' }
}

function startPriceCloud(urls: { readonly first?: string; readonly second?: string } = {}): Promise<TestCloud> {
  return startTestCloud({
    storage,
    environment: {
      LATCHKEY_RPC_EIP155_31337: urls.first ?? connect(31_337).rpcUrl,
      LATCHKEY_RPC_EIP155_31338: urls.second ?? connect(31_338).rpcUrl,
    },
  })
}

function ask(cloud: TestCloud, addresses: readonly string[], currency = 'usd'): Promise<Response> {
  const body = JSON.stringify({ projectId: 'dev', currency, addresses })
  return cloud.ask('/v1/fungible/price', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

async function read(
  ...parameters: Parameters<typeof ask>
): Promise<readonly (readonly [string | undefined, string, number])[]> {
  const { fungibles } = parse(getTokenPrices.response, await (await ask(...parameters)).json())
  return fungibles.map(({ address, price, symbol }) => [address, symbol, price] as const)
}

describe('prices on local chains', () => {
  it.each([
    { chainId: first, symbol: 'ETH' },
    { chainId: second, symbol: 'DEV' },
  ] as const)('are those of the pools on $chainId, where Test Dollar is a dollar', async ({ chainId, symbol }) => {
    const cloud = await startPriceCloud()
    const of = (name: keyof typeof contracts) => `${chainId}:${contracts[name]}`
    expect(await read(cloud, [of('coin'), of('TUSD'), of('LUSD'), of('TGOV'), of('spam')])).toEqual([
      [of('coin'), symbol, 2_000],
      [of('TUSD'), 'TUSD', 1],
      [of('LUSD'), 'LUSD', 1],
      // It has a pool with the coin alone.
      [of('TGOV'), 'TGOV', 10],
    ])
  })

  it('follow the pools', async () => {
    const cloud = await startPriceCloud()
    const { client, setPool } = connect(31_337)
    const tokens = [`${first}:${contracts.coin}`, `${first}:${contracts.TGOV}`]
    const state = await client.snapshot()
    try {
      expect((await read(cloud, tokens)).map(([, , price]) => price)).toEqual([2_000, 10])
      await setPool(contracts.coin, contracts.TUSD, [parseUnits('10000', 18), parseUnits('15000000', 6)])
      cloud.clock.now += 31_000
      await vi.waitFor(
        async () => expect((await read(cloud, tokens)).map(([, , price]) => price)).toEqual([1_500, 7.5]),
        { timeout: 60_000, interval: 20 },
      )
      // Without a pool there is no price.
      await setPool(contracts.coin, contracts.TUSD, [0n, 0n])
      cloud.clock.now += 601_000
      expect(await read(cloud, tokens)).toEqual([])
    } finally {
      await client.revert({ id: state })
    }
  })

  it('give balances their values, in dollars alone', async () => {
    const cloud = await startPriceCloud()
    const { account } = connect(31_338)
    const readValues = async (currency: string) => {
      const query = `?projectId=dev&currency=${currency}&chainId=${second}`
      const response = await cloud.ask(`/v1/account/${account.address}/balance${query}`)
      const { balances } = parse(getTokenBalances.response, await response.json())
      return Object.fromEntries(balances.map(({ price, symbol, value }) => [symbol, { price, value }]))
    }
    expect(await readValues('usd')).toMatchObject({
      DEV: { price: 2_000, value: 20_000_000 },
      TUSD: { price: 1, value: 1_000_000 },
      LUSD: { price: 1, value: 1_000_000 },
    })
    expect(await readValues('eur')).toMatchObject({ DEV: { price: undefined, value: undefined } })
  })

  it('of a chain that runs do not wait for one that does not', async () => {
    const cloud = await startPriceCloud({ second: nowhere })
    const tokens = [`${first}:${contracts.coin}`, `${second}:${contracts.coin}`]
    expect(await read(cloud, tokens)).toEqual([[tokens[0], 'ETH', 2_000]])
    const none = await startPriceCloud({ first: nowhere, second: nowhere })
    const response = await ask(none, tokens)
    const { code } = parse(apiErrorSchema, await response.json())
    expect([response.status, code]).toEqual([502, 'upstream_failed'])
  })

  it('are missing on a chain that has no such contracts, which is no failure', async () => {
    const { client } = connect(31_337)
    const state = await client.snapshot()
    try {
      await client.setCode({ address: '0xcA11bde05977b3631167028862bE2a173976CA11', bytecode: '0x' })
      const cloud = await startPriceCloud()
      expect(await read(cloud, [`${first}:${contracts.coin}`, `${first}:${contracts.TUSD}`])).toEqual([])
    } finally {
      await client.revert({ id: state })
    }
  })
})
