import { expect, it, onTestFinished } from 'vitest'
import { readProperty } from '../kernel/utils/readProperty.ts'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { encodeKyberSwap } from '../test/encodeSwap.ts'
import { startTestCloud } from '../test/startTestCloud.ts'
import { publishedContracts } from './check/publishedContracts.ts'
import { sortSwapTokens } from './sortSwapTokens.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'

const networkId = 'eip155:1'
const account = '0x1111111111111111111111111111111111111111'
const dollar = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const tether = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const router = '0x6131b5fae19ea4f9d964eac0408e4408b66337b5'
const pair = { networkId, from: dollar, to: tether, amount: 1_000_000n } as const
const quote = {
  ...{ fromAccount: `${networkId}:${dollar}`, fromAmount: '1000000', toAccount: `${networkId}:${tether}` },
  ...{ toAmount: '999000', provider: 'kyberswap', spender: router, router, gas: '210000' },
  expiresAt: '2026-11-28T12:00:30.000Z',
}

async function setUp({
  hasCloud = true,
  swapRouters,
}: { hasCloud?: boolean } & Pick<ModalOptions, 'swapRouters'> = {}) {
  const cloud = await startTestCloud()
  onTestFinished(async () => {
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  const { modal, clock } = createTestModal({
    options: { projectId: 'p', cloud: hasCloud ? cloud.url : undefined, swapRouters },
  })
  onTestFinished(() => modal.destroy())
  return { cloud, clock, source: await modal.plugin(swapSourcePlugin).load() }
}

const quoteContracts = { provider: 'kyberswap', networkId, router, spender: router } as const
const known = publishedContracts.filter((each) => each.provider === 'kyberswap' && each.networkId === networkId)

it.each([
  { title: 'on another network', networkId: 'eip155:5', hasCloud: true },
  { title: 'of Solana', networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', hasCloud: true },
  { title: 'without a cloud', networkId: 'eip155:1', hasCloud: false },
] as const)(
  'has nothing to swap $title, and asks nothing [S8.002] [S8.003] [S8.004]',
  async ({ networkId: other, hasCloud }) => {
    const { cloud, source } = await setUp({ hasCloud })
    const here = { ...pair, networkId: other }
    expect(await source.getQuotes(here)).toEqual({ quotes: [] })
    expect(await source.getTokens(here)).toEqual({ tokens: [] })
    expect(await source.getAllowance({ ...here, token: dollar, account })).toEqual({ allowance: '0' })
    expect(cloud.calls).toEqual([])
  },
)

it('throws the texts of the specification for a gas price and for building on another network [S8.008] [S8.009]', async () => {
  const { cloud, source } = await setUp()
  await expect(source.getGasPrice({ networkId: 'eip155:5' })).rejects.toMatchObject({
    code: 'swap.gasPriceUnsupported',
    message: 'Network not supported for Gas Price',
  })
  const refused = { code: 'swap.networkUnsupported', message: 'Network not supported for Swaps' }
  const elsewhere = { ...pair, networkId: 'eip155:5' as const, account, shown: 1n }
  await expect(
    source.build({ contracts: { ...quoteContracts, networkId: 'eip155:5' }, ...elsewhere }),
  ).rejects.toMatchObject(refused)
  const approve = (): unknown =>
    source.createApproval({ contracts: { ...quoteContracts, networkId: 'eip155:5' }, token: dollar, amount: 1n })
  expect(approve).toThrow(expect.objectContaining(refused))
  expect(cloud.calls).toEqual([])
})

it('has nothing to swap with a cloud whose operator has set up none', async () => {
  const { source } = await setUp()
  expect(await source.getQuotes(pair)).toEqual({ quotes: [] })
  expect(await source.getTokens(pair)).toEqual({ tokens: [] })
  expect(await source.getAllowance({ networkId, token: dollar, account })).toEqual({ allowance: '0' })
})

it('asks for what the specification says, by CAIP-10 ids [S7.007] [S7.008] [S7.009] [S7.010]', async () => {
  const { cloud, source } = await setUp()
  const price = { standard: '1', fast: '2', instant: '3' }
  cloud.on('getSwapQuotes', { json: { quotes: [quote] } })
  cloud.on('getSwapTokens', { json: { tokens: [] } })
  cloud.on('getSwapAllowance', { json: { allowance: '5' } })
  cloud.on('getGasPrice', { json: price })
  const { quotes } = await source.getQuotes({ ...pair, from: null, account, gasPrice: 7n })
  expect(quotes).toEqual([])
  expect(await source.getQuotes(pair)).toEqual({
    quotes: [{ contracts: known[0], toAmount: 999_000n, gas: 210_000n, expiresAt: Date.parse(quote.expiresAt) }],
  })
  await source.getTokens({ networkId })
  expect(await source.getAllowance({ networkId, token: dollar, account })).toEqual({ allowance: '5' })
  expect(await source.getGasPrice({ networkId })).toEqual(price)
  expect(cloud.calls.map(({ query }) => query)).toEqual(
    [
      {
        ...{ amount: '1000000', from: `${networkId}:${coin}`, to: `${networkId}:${tether}` },
        ...{ userAddress: `${networkId}:${account}`, gasPrice: '7' },
      },
      { amount: '1000000', from: `${networkId}:${dollar}`, to: `${networkId}:${tether}` },
      { chainId: networkId },
      { tokenAddress: `${networkId}:${dollar}`, userAddress: `${networkId}:${account}` },
      { chainId: networkId },
    ].map((own) => expect.objectContaining(own)),
  )
})

it('holds what a cloud says of a token, its balance, price and value included, and none of them where it says nothing', async () => {
  const { cloud, source } = await setUp()
  const known = {
    address: `${networkId}:${tether}`,
    name: 'Tether',
    symbol: 'USDT',
    decimals: 6,
    logoUri: '/v1/image/a.b.c',
  }
  const owned = { quantity: { decimals: 6, numeric: '12.5' }, price: 0.9998, value: 12.4975 }
  const bare = { address: `${networkId}:${dollar}`, name: 'USD Coin', symbol: 'USDC', decimals: 6, logoUri: null }
  cloud.on('getSwapTokens', { json: { tokens: [{ ...known, ...owned }, bare] } })
  const { tokens } = await source.getTokens({ networkId })
  expect(tokens).toEqual([
    { ...known, ...owned, logoUri: `${cloud.url}/v1/image/a.b.c` },
    { ...bare, logoUri: undefined },
  ])
})

it('leaves out quotes for something else and of contracts that nothing has published, and begins with the best', async () => {
  const { cloud, source } = await setUp()
  const better = { ...quote, toAmount: '1000001' }
  cloud.on('getSwapQuotes', {
    json: {
      quotes: [
        quote,
        { ...quote, router: account },
        { ...quote, spender: account },
        { ...quote, provider: 'other' },
        { ...quote, toAccount: quote.fromAccount },
        { ...quote, fromAccount: `eip155:10:${dollar}` },
        { ...quote, fromAmount: '1000001' },
        better,
      ],
    },
  })
  expect((await source.getQuotes(pair)).quotes.map(({ toAmount }) => toAmount)).toEqual([1_000_001n, 999_000n])
})

it('takes the contracts that the app adds, for the provider and the network that they are added for', async () => {
  const own = { provider: 'kyberswap', networkId, router: account, spender: account } as const
  const { cloud, source } = await setUp({ swapRouters: [own] })
  const other = { ...quote, router: account, spender: account }
  cloud.on('getSwapQuotes', { json: { quotes: [other, { ...other, provider: '1inch' }] } })
  expect((await source.getQuotes(pair)).quotes.map(({ contracts }) => contracts)).toEqual([own])
})

it('reads prices in the order of the tokens, and knows that one is missing', async () => {
  const { cloud, source } = await setUp()
  const price = { name: 'Dollar', symbol: 'USD', iconUrl: null }
  cloud.on('getTokenPrices', {
    json: {
      fungibles: [
        { ...price, address: `${networkId}:${tether.toUpperCase().replace('0X', '0x')}`, price: 1.01 },
        { ...price, address: `${networkId}:${coin}`, price: 3_000 },
      ],
    },
  })
  expect(await source.getPrices({ networkId, tokens: [null, dollar, tether] })).toEqual([3_000, null, 1.01])
  expect(cloud.calls[0]?.body).toEqual({
    ...{ projectId: 'p', currency: 'usd' },
    addresses: [coin, dollar, tether].map((address) => `${networkId}:${address}`),
  })
  expect(await source.getPrices({ networkId: 'eip155:5', tokens: [null] })).toEqual([null])
})

it('says that the price has moved if the cloud builds for half a percent less, or cannot keep the minimum', async () => {
  const { cloud, source } = await setUp()
  const answer = (toAmount: bigint, minimum: bigint) =>
    cloud.on('buildSwapTransaction', {
      json: {
        tx: {
          ...{ from: `${networkId}:${account}`, to: `${networkId}:${router}`, value: '0' },
          data: encodeKyberSwap({ from: dollar, to: tether, amount: 1_000_000n, minimum, receiver: account }),
        },
        toAmount: String(toAmount),
      },
    })
  const order = { ...pair, account, contracts: quoteContracts, shown: 1_000_000n }
  answer(994_999n, 990_000n)
  const moved = { code: 'swap.moved', context: { before: '1000000', after: '994999' } }
  await expect(source.build(order)).rejects.toMatchObject(moved)
  answer(996_000n, 990_000n)
  await expect(source.build({ ...order, slippage: 0.3 })).rejects.toMatchObject({ code: 'swap.moved' })
  const before = cloud.calls.length
  await expect(source.build(order)).resolves.toMatchObject({ toAmount: 996_000n })
  const slippages = cloud.calls.slice(before).map(({ body }) => readProperty(readProperty(body, 'eip155'), 'slippage'))
  expect(slippages).toEqual([1, 0.6])
})

it('builds with a slippage of 1 percent, or one of at most 5, and checks what comes [S7.012] [S9.046]', async () => {
  const { cloud, source } = await setUp()
  const answer = (minimum: bigint, receiver: `0x${string}` = account) => ({
    json: {
      tx: {
        ...{ from: `${networkId}:${account}`, to: `${networkId}:${router}`, value: '0', eip155: { gas: '9' } },
        data: encodeKyberSwap({ from: dollar, to: tether, amount: 1_000_000n, minimum, receiver }),
      },
      toAmount: '999500',
    },
  })
  const order = { ...pair, account, contracts: quoteContracts, shown: 1_000_000n }
  cloud.on('buildSwapTransaction', answer(990_000n))
  const { call, toAmount } = await source.build(order)
  expect({ to: call.to, value: call.value, toAmount }).toEqual({ to: router, value: 0n, toAmount: 999_500n })
  expect(cloud.calls[0]?.body).toEqual({
    ...{ projectId: 'p', amount: '1000000', eip155: { slippage: 1 }, disableEstimate: false },
    ...{ from: `${networkId}:${dollar}`, to: `${networkId}:${tether}`, userAddress: `${networkId}:${account}` },
  })
  const altered = { code: 'swap.altered' }
  await expect(source.build({ ...order, slippage: 0.5 })).rejects.toMatchObject({ ...altered, details: 'the minimum' })
  cloud.on('buildSwapTransaction', answer(989_999n))
  await expect(source.build(order)).rejects.toMatchObject({ ...altered, details: 'the minimum' })
  await expect(source.build({ ...order, slippage: 5 })).resolves.toMatchObject({ toAmount: 999_500n })
  cloud.on('buildSwapTransaction', answer(990_000n, tether))
  await expect(source.build(order)).rejects.toMatchObject({ ...altered, details: 'the receiver' })
  const { toAmount: _, ...silent } = answer(990_000n).json
  cloud.on('buildSwapTransaction', { json: silent })
  await expect(source.build(order)).rejects.toMatchObject({ ...altered, details: 'what arrives' })
  const count = cloud.calls.length
  for (const slippage of [0, 5.01, -1, Number.NaN])
    await expect(source.build({ ...order, slippage })).rejects.toMatchObject({ code: 'options.invalid' })
  expect(cloud.calls).toHaveLength(count)
})

it('finds suggested and popular tokens by symbol among those of the cloud [S9.077] [S9.078] [S9.080]', () => {
  const toToken = (symbol: string, index: number) => ({
    ...{
      address: `${networkId}:0x${String(index).padStart(40, '0')}`,
      name: symbol,
      symbol,
      decimals: 18,
      logoUri: null,
    },
  })
  const tokens = ['OTHER', 'PEPE', 'usdc', 'USDC', 'ETH', 'GNO'].map(toToken)
  const { all, popular, suggested } = sortSwapTokens(tokens)
  expect(suggested.map(({ symbol }) => symbol)).toEqual(['ETH', 'usdc', 'GNO'])
  expect(popular.map(({ symbol }) => symbol)).toEqual(['ETH', 'usdc', 'GNO', 'PEPE'])
  expect(all.map(({ symbol }) => symbol)).toEqual(['ETH', 'usdc', 'GNO', 'PEPE', 'OTHER', 'USDC'])
  const named = ['ETH', 'WETH', 'WBTC', 'USDC', 'USDT', 'DAI', 'UNI', 'AAVE', 'LINK', 'ARB', 'OP', 'ENS', 'CRV', 'BAL']
  const every = [...named, '1INCH', 'GNO']
  const found = sortSwapTokens(every.toReversed().map(toToken))
  expect(found.suggested.map(({ symbol }) => symbol)).toEqual(every)
  expect(found.popular.map(({ symbol }) => symbol)).toEqual(every)
  expect(sortSwapTokens([])).toEqual({ all: [], popular: [], suggested: [] })
})

it.each([1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42_161, 43_114, 1_313_161_554])(
  'offers swaps on the network %i [S9.076] [S9.079]',
  async (chainId) => {
    const { cloud, source } = await setUp()
    await source.getTokens({ networkId: `eip155:${chainId}` })
    expect(cloud.callsOf('getSwapTokens')).toHaveLength(1)
  },
)
