import { object, parse, record, string, number, unknown } from 'valibot'
import { getAddress } from 'viem'
import { encodeExchangeSwap } from '../../upstream/swaps/devnet/encodeExchangeSwap.ts'
import { coinAddress } from '../../upstream/swaps/Swaps.ts'
import type { UpstreamServer } from '../startUpstreamServer.ts'
import { noDeadline } from './installExchange.ts'
import { readExchange } from './readExchange.ts'

/** MetaAggregationRouterV2 on most chains. */
export const kyberswapRouter = '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5'

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

/**
 * The documented form of `GET /{chain}/api/v1/routes` and of `POST /{chain}/api/v1/route/build`:
 * https://docs.kyberswap.com/developer-guide/aggregator-api/aggregator-api-specification/evm-swaps, 28 November 2026.
 */
export const kyberswapVector = {
  route: {
    code: 0,
    message: 'successfully',
    data: {
      routeSummary: {
        tokenIn: coinAddress,
        amountIn: '1000000000000000000',
        amountInUsd: '2000.5',
        tokenOut: usdc,
        amountOut: '1993801218',
        amountOutUsd: '1993.8',
        gas: '253000',
        gasPrice: '1000000000',
        gasUsd: '0.5',
        l1FeeUsd: '0',
        extraFee: { feeAmount: '0', chargeFeeBy: '', isInBps: false, feeReceiver: '' },
        route: [
          [
            {
              pool: '0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640',
              tokenIn: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
              tokenOut: usdc,
              swapAmount: '1000000000000000000',
              amountOut: '1993801218',
              exchange: 'uniswapv3',
              poolType: 'uniswapv3',
              poolExtra: null,
              extra: null,
            },
          ],
        ],
        routeID: '3e1a4fd6-f3ae-4ed1-8d3d-4a1d4bbe7c7a',
        checksum: '12465435345345',
        timestamp: 1_764_000_000,
      },
      routerAddress: kyberswapRouter,
    },
    requestId: '5a1c9b6e-6fd1-4c1a-9a3c-1f5a4f0d8a11',
  },
  build: {
    code: 0,
    message: 'successfully',
    data: {
      amountIn: '1000000000000000000',
      amountInUsd: '2000.5',
      amountOut: '1993801218',
      amountOutUsd: '1993.8',
      gas: '253000',
      gasUsd: '0.5',
      additionalCostUsd: '0',
      additionalCostMessage: '',
      outputChange: { amount: '0', percent: 0, level: 0 },
      data: '0xe21fd0e90000000000000000000000000000000000000000000000000000000000000020',
      routerAddress: kyberswapRouter,
      transactionValue: '1000000000000000000',
    },
    requestId: '6b2d0c7f-7ae2-4d2b-8b4d-2a6b5a1e9b22',
  },
}

/** The vector for another swap. */
export function toKyberswapRoute(change: Readonly<Record<string, unknown>>, routerAddress = kyberswapRouter) {
  const { data, ...rest } = kyberswapVector.route
  return { ...rest, data: { routeSummary: { ...data.routeSummary, ...change }, routerAddress } }
}

/** The built vector with changes. */
export function toKyberswapBuild(change: Readonly<Record<string, unknown>>) {
  const { data, ...rest } = kyberswapVector.build
  return { ...rest, data: { ...data, ...change } }
}

const buildBodySchema = object({
  routeSummary: record(string(), unknown()),
  sender: string(),
  recipient: string(),
  slippageTolerance: number(),
})

/** Answers from the exchange that has the router's address, and refuses a summary that it did not make. */
export function createKyberswapDouble(parameters: {
  readonly rpcUrl: string
}): (request: UpstreamServer['requests'][number]) => Promise<string> {
  const { rpcUrl } = parameters
  const made = new Set<string>()
  return async ({ body, url }) => {
    const { pathname, searchParams } = new URL(url, 'http://double')
    if (pathname.endsWith('/routes')) {
      const read = (name: string) => searchParams.get(name) ?? ''
      const [from, to] = [getAddress(read('tokenIn')), getAddress(read('tokenOut'))]
      const amountIn = read('amountIn')
      const amountOut = await readExchange({ rpcUrl, router: kyberswapRouter, from, to, amount: BigInt(amountIn) })
      const route = toKyberswapRoute({
        // As the provider does.
        tokenIn: from.toLowerCase(),
        tokenOut: to.toLowerCase(),
        amountIn,
        amountOut: String(amountOut),
      })
      made.add(JSON.stringify(route.data.routeSummary))
      return JSON.stringify(route)
    }
    const { recipient, routeSummary, slippageTolerance } = parse(buildBodySchema, JSON.parse(body))
    if (!made.has(JSON.stringify(routeSummary))) return JSON.stringify({ code: 4005, message: 'invalid route summary' })
    const [amountIn, amountOut, from, to] = ['amountIn', 'amountOut', 'tokenIn', 'tokenOut'].map((name) =>
      parse(string(), routeSummary[name]),
    )
    const order = {
      account: getAddress(recipient),
      amount: BigInt(amountIn ?? 0),
      from: getAddress(from ?? ''),
      to: getAddress(to ?? ''),
    }
    const minimum = (BigInt(amountOut ?? 0) * BigInt(10_000 - slippageTolerance)) / 10_000n
    return JSON.stringify(
      toKyberswapBuild({
        amountIn,
        amountOut,
        data: encodeExchangeSwap({ order, minimum, deadline: noDeadline }),
        transactionValue: order.from === coinAddress ? amountIn : '0',
      }),
    )
  }
}
