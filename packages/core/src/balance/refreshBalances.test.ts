import { expect, it, onTestFinished } from 'vitest'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { getAccount } from '../getAccount.ts'
import { nativeBalanceQuery } from './nativeBalance.ts'
import { refreshBalances } from './refreshBalances.ts'
import { tokenBalancesQuery } from './tokenBalancesQuery.ts'

const owner = '0x1111111111111111111111111111111111111111'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const other = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const request = { namespace: 'eip155', caipAddress: `eip155:1:${owner}` } as const
const native = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** A connected modal whose token balance changes with the answer of a number. */
async function setUp() {
  const world = { tokens: '20', coins: 5n, nativeRequests: 0, changesAt: 1 }
  const getNative = async () => {
    world.nativeRequests++
    return { value: world.coins, decimals: 18, symbol: 'ETH' }
  }
  const cloud = await startTestCloud()
  cloud.on('getTokenBalances', () => ({
    json: {
      balances: [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          chainId: 'eip155:1',
          address: `eip155:1:${token}`,
          quantity: { decimals: 6, numeric: cloud.callsOf('getTokenBalances').length > world.changesAt ? '15' : '20' },
        },
      ],
    },
  }))
  const fake = createFakeAdapter({ features: { balance: { getNative } } })
  const test = createTestModal({ fake, options: { projectId: 'p', cloud: cloud.url } })
  onTestFinished(async () => {
    await test.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  await test.modal.start()
  await test.modal.connect({ connectorId: 'io.metamask' })
  const listForced = () => cloud.callsOf('getTokenBalances').map(({ query }) => query['forceUpdate'])
  const getToken = () => getAccount(test.modal, request).tokenBalance?.[0]?.quantity.numeric
  const { client } = test.modal.plugin(queryClientPlugin).get()
  /** Waits until nothing is requested and the pause before the next read runs. */
  const untilPause = () => until(() => client.isFetching() === 0 && test.clock.countTimers() === 1)
  return { ...test, cloud, world, listForced, getToken, untilPause }
}

it('reads both balances again past the cache of the cloud, once if they are new [S7.006]', async () => {
  const { modal, world, clock, listForced, getToken } = await setUp()
  await Promise.all([tokenBalancesQuery.read(modal, request), nativeBalanceQuery.read(modal, request)])
  expect(getToken()).toBe('20')
  world.coins = 4n
  await refreshBalances(modal, { ...request, contracts: [token] })
  expect(getToken()).toBe('15')
  expect(getAccount(modal, request).balance).toBe('0.000000000000000004')
  expect(listForced()).toEqual([undefined, `${native},${token}`])
  expect(clock.countTimers()).toBe(0)
})

it('reads them again after 2 and 6 s while they are old, and not after that', async () => {
  const { modal, world, clock, listForced, getToken, untilPause } = await setUp()
  world.changesAt = 3
  await tokenBalancesQuery.read(modal, request)
  const refreshing = refreshBalances(modal, { ...request, contracts: [token] })
  await untilPause()
  expect(listForced()).toHaveLength(2)
  clock.advance(1_999)
  expect(listForced()).toHaveLength(2)
  clock.advance(1)
  await until(() => listForced().length === 3)
  await untilPause()
  expect(getToken()).toBe('20')
  clock.advance(4_000)
  await refreshing
  expect(getToken()).toBe('15')
  expect(listForced()).toHaveLength(4)
})

it('ends after the third read, even if the balances stay as they are', async () => {
  const { modal, world, clock, listForced, untilPause } = await setUp()
  world.changesAt = 99
  await tokenBalancesQuery.read(modal, request)
  const refreshing = refreshBalances(modal, { ...request, contracts: [token] })
  for (const pause of [2_000, 4_000]) {
    await untilPause()
    clock.advance(pause)
  }
  await refreshing
  expect(listForced()).toHaveLength(4)
})

it('requests nothing that was never read, and names the contracts with the first read', async () => {
  const { modal, world, listForced } = await setUp()
  await refreshBalances(modal, { ...request, contracts: [token] })
  expect(listForced()).toEqual([])
  expect(world.nativeRequests).toBe(0)
  await tokenBalancesQuery.read(modal, request)
  await tokenBalancesQuery.invalidate(modal, request)
  await tokenBalancesQuery.read(modal, request)
  expect(listForced()).toEqual([`${native},${token}`, undefined])
})

it('does not take the answer of a request that was sent before the change for the new balance', async () => {
  const { modal, cloud, listForced } = await setUp()
  await tokenBalancesQuery.read(modal, request)
  await tokenBalancesQuery.invalidate(modal, request)
  const release = cloud.hold('getTokenBalances')
  const reading = tokenBalancesQuery.read(modal, request)
  await until(() => listForced().length === 2)
  const refreshing = refreshBalances(modal, { ...request, contracts: [token] })
  release({ json: { balances: [] } })
  await reading
  await refreshing
  expect(listForced()).toEqual([undefined, undefined, `${native},${token}`])
})

it('is done when one token has changed if it is not known which did, and when all have if it is', async () => {
  for (const [contracts, reads] of [
    [undefined, 2],
    [[token, other], 4],
  ] as const) {
    const { modal, clock, cloud, listForced, untilPause } = await setUp()
    cloud.on('getTokenBalances', () => ({
      json: {
        balances: [token, other].map((address) => ({
          ...{ name: 'Coin', symbol: 'C', chainId: 'eip155:1', address: `eip155:1:${address}` },
          quantity: { decimals: 6, numeric: address === token ? String(listForced().length) : '7' },
        })),
      },
    }))
    await tokenBalancesQuery.read(modal, request)
    const refreshing = refreshBalances(modal, { ...request, contracts })
    for (const pause of reads === 2 ? [] : [2_000, 4_000]) {
      await untilPause()
      clock.advance(pause)
    }
    await refreshing
    expect(listForced()).toEqual([undefined, ...Array(reads - 1).fill(`${native},${token},${other}`)])
  }
})

it('names as many of the account’s tokens as a cloud takes in one request', async () => {
  const { modal, cloud, listForced } = await setUp()
  const many = Array.from({ length: 60 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  cloud.on('getTokenBalances', () => ({
    json: {
      balances: many.map((address) => ({
        ...{ name: 'Coin', symbol: 'C', chainId: 'eip155:1', address: `eip155:1:${address}` },
        quantity: { decimals: 6, numeric: String(listForced().length) },
      })),
    },
  }))
  await tokenBalancesQuery.read(modal, request)
  await refreshBalances(modal, request)
  expect(listForced()[1]?.split(',')).toEqual([native, ...many.slice(0, 49)])
})

it('never rejects, and forgets no contract when a read fails', async () => {
  const { modal, cloud, clock, errors, listForced } = await setUp()
  await tokenBalancesQuery.read(modal, request)
  cloud.on('getTokenBalances', { status: 500, error: { code: 'internal' } })
  const refreshing = refreshBalances(modal, { ...request, contracts: [token] })
  await until(() => errors.length === 1)
  await modal.destroy()
  await refreshing
  expect(clock.countTimers()).toBe(0)
  expect(
    listForced()
      .slice(1)
      .every((forced) => forced === `${native},${token}`),
  ).toBe(true)
})
