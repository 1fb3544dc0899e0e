import { type Devnet, startDevnet } from '@latchkey/devnet'
import {
  apiErrorSchema,
  buildSwapApproval,
  buildSwapTransaction,
  getSwapQuotes,
  type SwapTransaction,
} from '@latchkey/protocol/api'
import { isHex } from '@latchkey/protocol/atoms'
import { parse } from 'valibot'
import { createPublicClient, createWalletClient, erc20Abi, getAddress, http, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { installExchange, testDollar } from '../../../test/doubles/installExchange.ts'
import {
  createKyberswapDouble,
  kyberswapRouter,
  kyberswapVector,
  toKyberswapBuild,
  toKyberswapRoute,
} from '../../../test/doubles/kyberswap.ts'
import { createOneInchDouble, oneInchRouter, oneInchVector } from '../../../test/doubles/oneInch.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startTestCloud } from '../../../test/startTestCloud.ts'
import { startUpstreamServer, type UpstreamServer, type UpstreamServerMode } from '../../../test/startUpstreamServer.ts'

// The aggregators, by their documented forms, and over a local chain on which their routers really swap.

let storage: Storage
let devnet: Devnet
beforeAll(async () => {
  ;[storage, devnet] = await Promise.all([openTestStorage(), startDevnet({ chains: [31_337] })])
  for (const router of [kyberswapRouter, oneInchRouter] as const) await installExchange({ rpcUrl: getRpcUrl(), router })
})
afterAll(() => Promise.all([devnet.stop(), storage.close()]))

const chainId = 'eip155:1'
const coinAddress = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const usdcAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const coin = `${chainId}:${coinAddress}`
const usdc = `${chainId}:${usdcAddress}`
const dollar = `${chainId}:${testDollar}`
const key = 'the-key-of-a-provider'
/** The second account of devnet, which the vectors are for. */
const userAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ether = String(parseUnits('1', 18))
const question = { amount: ether, from: coin, to: usdc }

type Name = 'kyberswap' | '1inch'

function getRpcUrl(): string {
  return devnet.description.evm[0]?.rpcUrl ?? ''
}

function answerKyberswap({ url }: UpstreamServer['requests'][number]): string {
  return JSON.stringify(url.includes('/route/build') ? kyberswapVector.build : kyberswapVector.route)
}

function answerOneInch({ url }: UpstreamServer['requests'][number]): string {
  return JSON.stringify(url.includes('/quote?') ? oneInchVector.quote : oneInchVector.swap)
}

/** A cloud whose providers are doubles, preferred first. */
async function setUp(
  names: readonly Name[],
  answers: Readonly<Record<Name, (request: UpstreamServer['requests'][number]) => string | Promise<string>>> = {
    kyberswap: answerKyberswap,
    '1inch': answerOneInch,
  },
) {
  const servers = new Map<Name, UpstreamServer>()
  for (const name of names) servers.set(name, await startUpstreamServer({ answer: answers[name] }))
  const get = (name: Name): UpstreamServer => {
    const server = servers.get(name)
    if (server === undefined) throw new TypeError(`This test has no ${name}.`)
    return server
  }
  const cloud = await startTestCloud({
    storage,
    environment: {
      LATCHKEY_SWAPS: names.join(','),
      LATCHKEY_RPC_EIP155_1: getRpcUrl(),
      LATCHKEY_ONEINCH_KEY: key,
      ...(servers.has('kyberswap') ? { LATCHKEY_KYBERSWAP_URL: get('kyberswap').url } : {}),
      ...(servers.has('1inch') ? { LATCHKEY_ONEINCH_URL: get('1inch').url } : {}),
    },
  })
  /** Two windows later, the budgets of providers are full again. */
  const wait = (): void => {
    cloud.clock.now += 2_100
  }
  const quote = (query: Readonly<Record<string, string>> = question): Promise<Response> => {
    wait()
    return cloud.ask(`/v1/convert/quotes?${new URLSearchParams(query).toString()}`)
  }
  const build = (body: object = { ...question, userAddress, disableEstimate: true }): Promise<Response> => {
    wait()
    return cloud.ask('/v1/convert/build-transaction', {
      method: 'POST',
      body: JSON.stringify({ projectId: 'dev', ...body }),
      headers: { 'content-type': 'application/json' },
    })
  }
  const readQuotes = async (...parameters: Parameters<typeof quote>) =>
    parse(getSwapQuotes.response, await (await quote(...parameters)).json()).quotes
  return { cloud, get, quote, build, readQuotes }
}

describe('a provider of swaps', () => {
  it('KyberSwap is asked in its documented form, and answers', async () => {
    const { build, cloud, get, readQuotes } = await setUp(['kyberswap'])
    const quotes = await readQuotes({ ...question, gasPrice: '1000000000', userAddress })
    expect(quotes).toEqual([
      {
        fromAccount: coin,
        fromAmount: ether,
        toAccount: usdc,
        toAmount: '1993801218',
        toAmountMin: '1973863205',
        provider: 'kyberswap',
        spender: kyberswapRouter,
        router: kyberswapRouter,
        gas: '253000',
        fees: [],
        expiresAt: new Date(cloud.clock.now + 30_000).toISOString(),
      },
    ])
    const built = await build({ ...question, userAddress, eip155: { slippage: 0.5 }, disableEstimate: true })
    expect(await built.json()).toEqual({
      tx: {
        from: `${chainId}:${userAddress}`,
        to: `${chainId}:${kyberswapRouter}`,
        data: kyberswapVector.build.data.data,
        value: ether,
        eip155: { gas: '253000' },
      },
      toAmount: '1993801218',
      toAmountMin: '1983832211',
    })
    const path = `/ethereum/api/v1/routes?tokenIn=${coinAddress}&tokenOut=${usdcAddress}&amountIn=${ether}`
    const { requests } = get('kyberswap')
    expect(requests.map(({ url }) => url)).toEqual([
      `${path}&gasPrice=1000000000`,
      path,
      '/ethereum/api/v1/route/build',
    ])
    expect(requests.map(({ headers }) => headers['x-client-id'])).toEqual(Array(3).fill('latchkey-cloud'))
    expect(JSON.parse(requests[2]?.body ?? '')).toEqual({
      // As it came: the provider refuses a changed one.
      routeSummary: kyberswapVector.route.data.routeSummary,
      sender: userAddress,
      recipient: userAddress,
      slippageTolerance: 50,
    })
    // For a quote, a provider does not learn the account.
    expect(JSON.stringify(requests.slice(0, 2))).not.toContain(userAddress)
  })

  it('1inch is asked in its documented form with its key, and answers', async () => {
    const { build, cloud, get, readQuotes } = await setUp(['1inch'])
    expect(await readQuotes({ ...question, gasPrice: '1000000000', userAddress })).toEqual([
      expect.objectContaining({
        toAmount: '1993801218',
        provider: '1inch',
        spender: oneInchRouter,
        router: oneInchRouter,
        gas: '181000',
        expiresAt: new Date(cloud.clock.now + 30_000).toISOString(),
      }),
    ])
    const built = await build({ ...question, userAddress, eip155: { slippage: 0.5 }, disableEstimate: true })
    expect(await built.json()).toEqual({
      tx: {
        from: `${chainId}:${userAddress}`,
        to: `${chainId}:${oneInchRouter}`,
        data: oneInchVector.swap.tx.data,
        value: ether,
      },
      toAmount: '1993801218',
      toAmountMin: '1983832211',
    })
    const { requests } = get('1inch')
    const shared = `src=${coinAddress}&dst=${usdcAddress}&amount=${ether}&includeTokensInfo=true&includeGas=true`
    expect(requests.map(({ url }) => url)).toEqual([
      `/swap/v6.1/1/quote?${shared}&gasPrice=1000000000`,
      `/swap/v6.1/1/swap?${shared}&from=${userAddress}&origin=${userAddress}&receiver=${userAddress}&slippage=0.5&disableEstimate=true&compatibility=true`,
    ])
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill(`Bearer ${key}`))
  })

  it.each([
    { name: 'kyberswap', router: kyberswapRouter },
    { name: '1inch', router: oneInchRouter },
  ] as const)('$name: what it quoted is what the chain pays, both ways', async ({ name, router }) => {
    const rpcUrl = getRpcUrl()
    const { build, cloud, readQuotes } = await setUp([name], {
      kyberswap: createKyberswapDouble({ rpcUrl }),
      '1inch': createOneInchDouble({ rpcUrl }),
    })
    const account = privateKeyToAccount(devnet.description.evm[0]?.accounts[1]?.privateKey ?? '0x')
    const transport = http(rpcUrl)
    const client = createPublicClient({ transport, pollingInterval: 10, cacheTime: 0 })
    const wallet = createWalletClient({ transport, account })
    const send = async ({ data, to, value }: SwapTransaction): Promise<bigint> => {
      const hash = await wallet.sendTransaction({
        to: getAddress(to.slice(chainId.length + 1)),
        data: isHex(data) ? data : '0x',
        value: BigInt(value),
        chain: null,
      })
      const receipt = await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 60_000, interval: 20 })
      expect(receipt.status).toBe('success')
      return receipt.gasUsed * receipt.effectiveGasPrice
    }
    const readDollars = () =>
      client.readContract({ abi: erc20Abi, address: testDollar, functionName: 'balanceOf', args: [account.address] })
    const readCoins = () => client.getBalance({ address: account.address })
    const readBuilt = async (body: object) =>
      parse(buildSwapTransaction.response, await (await build({ ...body, userAddress })).json())

    const buying = { amount: ether, from: coin, to: dollar }
    const [bought] = await readQuotes(buying)
    const dollars = await readDollars()
    await send((await readBuilt(buying)).tx)
    expect(await readDollars()).toBe(dollars + BigInt(bought?.toAmount ?? 0))

    const selling = { amount: '1000000000', from: dollar, to: coin }
    const [sold] = await readQuotes(selling)
    const query = new URLSearchParams({ ...selling, userAddress }).toString()
    const approval = await cloud.ask(`/v1/convert/build-approve?${query}`)
    const { tx } = parse(buildSwapApproval.response, await approval.json())
    await send(tx)
    const approved = { abi: erc20Abi, address: testDollar, functionName: 'allowance' } as const
    expect(await client.readContract({ ...approved, args: [account.address, router] })).toBe(1_000_000_000n)
    const coins = await readCoins()
    const { tx: swap } = await readBuilt(selling)
    const fee = await send(swap)
    expect(await readCoins()).toBe(coins + BigInt(sold?.toAmount ?? 0) - fee)
  })
})

const failures: readonly (readonly [title: string, mode: UpstreamServerMode, outcome: string])[] = [
  ['is slow', { kind: 'hang' }, 'timeout'],
  ['answers 429', { kind: 'status', status: 429 }, 'http_429'],
  ['answers 500', { kind: 'status', status: 500 }, 'http_500'],
  ['refuses its key', { kind: 'status', status: 401 }, 'http_401'],
  ['cuts its answer off', { kind: 'cut' }, 'UND_ERR_SOCKET'],
  ['answers no JSON', { kind: 'text', body: '<html>' }, 'no_json'],
  ['breaks its schema', { kind: 'text', body: '{"code":0,"data":{},"dstAmount":"1"}' }, 'schema'],
  ['has no route', { kind: 'text', status: 400, body: '{"code":4008,"message":"route not found"}' }, 'no_route'],
]
const text = (value: unknown): UpstreamServerMode => ({ kind: 'text', body: JSON.stringify(value) })
const other = '0x1111111111111111111111111111111111111111'
const { quote: ownQuote, swap: ownSwap } = oneInchVector
const wrongRoutes: readonly (readonly [title: string, value: unknown])[] = [
  ['another token', toKyberswapRoute({ tokenOut: other })],
  ['another paid token', toKyberswapRoute({ tokenIn: other })],
  ['another amount', toKyberswapRoute({ amountIn: '1' })],
  ['a router that is not published', toKyberswapRoute({}, other)],
  ['the router of another chain', toKyberswapRoute({}, '0x3F95eF3f2eAca871858dbE20A93c01daF6C2e923')],
]
const wrongBuilds: readonly (readonly [title: string, value: unknown, outcome?: string])[] = [
  ['another amount', toKyberswapBuild({ amountIn: '1' })],
  ['another value', toKyberswapBuild({ transactionValue: '0' })],
  ['a router that is not published', toKyberswapBuild({ routerAddress: other })],
  ['less than quoted', toKyberswapBuild({ amountOut: '1973863204' }), 'worse_than_quoted'],
  ['what is no calldata', toKyberswapBuild({ data: 'alert(1)' }), 'schema'],
]
const wrongQuotes: readonly (readonly [title: string, value: unknown])[] = [
  ['another token', { ...ownQuote, dstToken: { address: other } }],
  ['another paid token', { ...ownQuote, srcToken: { address: other } }],
]
const wrongSwaps: readonly (readonly [title: string, value: unknown, outcome?: string])[] = [
  ['another token', { ...ownSwap, dstToken: { address: other } }],
  ['another account', { ...ownSwap, tx: { ...ownSwap.tx, from: other } }],
  ['a router that is not published', { ...ownSwap, tx: { ...ownSwap.tx, to: other } }],
  ['another value', { ...ownSwap, tx: { ...ownSwap.tx, value: '0' } }],
  ['what is no calldata', { ...ownSwap, tx: { ...ownSwap.tx, data: '0x' } }, 'schema'],
]

describe('the next provider is asked', () => {
  const names = ['kyberswap', '1inch'] as const
  const cases = names.flatMap((name) =>
    failures
      // One provider shows the timeout of 4 s.
      .filter(([, { kind }]) => kind !== 'hang' || name === 'kyberswap')
      .map(([title, mode, outcome]) => ({ name, title, mode, outcome })),
  )
  const foreign = 'foreign_answer'
  const toRow = ([title, value, outcome = foreign]: readonly [title: string, value: unknown, outcome?: string]) => ({
    ...{ title, value, outcome },
  })
  const wrong = [
    ...wrongRoutes.map(([title, value]) => ({ name: names[0], title, mode: text(value), outcome: foreign })),
    ...wrongQuotes.map(([title, value]) => ({ name: names[1], title, mode: text(value), outcome: foreign })),
  ].map((row) => ({ ...row, title: `answers with ${row.title}` }))

  const expectOutcome = async (cloud: Awaited<ReturnType<typeof setUp>>['cloud'], name: Name, outcome: string) => {
    expect(await cloud.metrics.registry.metrics()).toContain(
      `latchkey_provider_attempts_total{concern="swaps",provider="${name}",outcome="${outcome}"} 1`,
    )
  }

  it.each([...cases, ...wrong])('for a quote when $name $title', async ({ mode, name, outcome }) => {
    const next = name === '1inch' ? 'kyberswap' : '1inch'
    const { cloud, get, readQuotes } = await setUp([name, next])
    get(name).mode = mode
    expect(await readQuotes()).toMatchObject([{ provider: next }])
    expect([get(name).requests.length, get(next).requests.length]).toEqual([1, 1])
    await expectOutcome(cloud, name, outcome)
  })

  it.each(wrongBuilds.map(toRow))(
    'for a transaction when KyberSwap builds one with $title',
    async ({ outcome, value }) => {
      const { build, cloud, get } = await setUp(['kyberswap', '1inch'], {
        kyberswap: ({ url }) => JSON.stringify(url.includes('/build') ? value : kyberswapVector.route),
        '1inch': answerOneInch,
      })
      const built = parse(buildSwapTransaction.response, await (await build()).json())
      expect(built.tx.to).toBe(`${chainId}:${oneInchRouter}`)
      expect(get('kyberswap').requests).toHaveLength(2)
      await expectOutcome(cloud, 'kyberswap', outcome)
    },
  )

  it.each(wrongSwaps.map(toRow))('for a transaction when 1inch builds one with $title', async ({ outcome, value }) => {
    const { build, cloud, get } = await setUp(['1inch', 'kyberswap'])
    get('1inch').mode = text(value)
    const built = parse(buildSwapTransaction.response, await (await build()).json())
    expect(built.tx.to).toBe(`${chainId}:${kyberswapRouter}`)
    await expectOutcome(cloud, '1inch', outcome)
  })

  it('when the route of KyberSwap has expired before its transaction was built', async () => {
    const expired = { kind: 'text', status: 400, body: '{"code":4005,"message":"route expired"}' } as const
    const { build, cloud, get } = await setUp(['kyberswap', '1inch'], {
      kyberswap: (request) => {
        // The next request, which builds, is refused.
        get('kyberswap').mode = expired
        return answerKyberswap(request)
      },
      '1inch': answerOneInch,
    })
    const built = parse(buildSwapTransaction.response, await (await build()).json())
    expect(built.tx.to).toBe(`${chainId}:${oneInchRouter}`)
    expect(get('kyberswap').requests).toHaveLength(2)
    await expectOutcome(cloud, 'kyberswap', 'no_route')
  })
})

describe('without an answer', () => {
  const noRoute = { kind: 'text', status: 400, body: '{"description":"insufficient liquidity"}' } as const

  it('there is no quote, and nothing is asked twice', async () => {
    const { get, readQuotes } = await setUp(['kyberswap', '1inch'])
    get('kyberswap').mode = noRoute
    get('1inch').mode = noRoute
    expect(await readQuotes()).toEqual([])
    expect([get('kyberswap').requests.length, get('1inch').requests.length]).toEqual([1, 1])
    get('kyberswap').mode = text(toKyberswapRoute({ amountOut: '0' }))
    expect(await readQuotes()).toEqual([])
  })

  it('a provider that failed is not one without a route: the concern is named, without URLs and keys', async () => {
    const { build, cloud, get, quote } = await setUp(['kyberswap', '1inch'])
    get('kyberswap').mode = noRoute
    get('1inch').mode = { kind: 'status', status: 503 }
    const errors = []
    for (const response of [await quote(), await build()]) {
      errors.push({ status: response.status, ...parse(apiErrorSchema, await response.json()) })
    }
    const expected = { status: 502, code: 'upstream_failed', reasons: [{ name: 'swaps' }] }
    expect(errors).toMatchObject([expected, expected])
    const output = JSON.stringify([errors, cloud.logger.lines]) + (await cloud.metrics.registry.metrics())
    expect(output).not.toMatch(new RegExp(`${key}|${new URL(get('1inch').url).host}`))
  })

  it('of a chain that none serves, a request is refused', async () => {
    const { quote } = await setUp(['kyberswap'])
    const gnosis = { amount: '1', from: `eip155:100:${coinAddress}`, to: `eip155:100:${usdcAddress}` }
    expect((await quote(gnosis)).status).toBe(400)
  })
})

it('asks once for identical quotes at the same time, and again afterwards', async () => {
  const { cloud, get, quote } = await setUp(['kyberswap'])
  get('kyberswap').mode = { kind: 'hang' }
  const first = [quote(), quote(), quote({ ...question, from: coin.toLowerCase() })]
  await expect.poll(() => get('kyberswap').requests.length, { timeout: 20_000 }).toBe(1)
  await get('kyberswap').stop()
  await Promise.all(first)
  await get('kyberswap').restart()
  get('kyberswap').mode = { kind: 'answer' }
  const before = get('kyberswap').requests.length
  cloud.clock.now += 61_000
  await (await quote()).json()
  await (await quote()).json()
  expect(get('kyberswap').requests.length - before).toBe(2)
})
