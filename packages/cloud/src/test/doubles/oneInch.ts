import { getAddress } from 'viem'
import { encodeExchangeSwap } from '../../upstream/swaps/devnet/encodeExchangeSwap.ts'
import { coinAddress } from '../../upstream/swaps/Swaps.ts'
import type { UpstreamServer } from '../startUpstreamServer.ts'
import { noDeadline } from './installExchange.ts'
import { readExchange } from './readExchange.ts'

/** AggregationRouterV6 on most chains. */
export const oneInchRouter = '0x111111125421cA6dc452d289314280a0f8842A65'

const coin = {
  address: coinAddress.toLowerCase(),
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  logoURI: 'https://tokens.1inch.io/0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.png',
}
const usdc = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  logoURI: 'https://tokens.1inch.io/0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48.png',
}

/**
 * The documented form of `GET /swap/v6.1/{chain}/quote` with `includeTokensInfo` and `includeGas`, and of `/swap`:
 * https://business.1inch.com/portal/documentation/apis/swap/classic-swap/introduction, 28 November 2026.
 */
export const oneInchVector = {
  quote: { srcToken: coin, dstToken: usdc, dstAmount: '1993801218', gas: 181_000 },
  swap: {
    srcToken: coin,
    dstToken: usdc,
    dstAmount: '1993801218',
    tx: {
      from: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
      to: oneInchRouter.toLowerCase(),
      data: '0x07ed23790000000000000000000000000000000000000000000000000000000000000020',
      value: '1000000000000000000',
      gas: 0,
      gasPrice: '1000000000',
    },
  },
}

/** Answers from the exchange that has the router's address. */
export function createOneInchDouble(parameters: {
  readonly rpcUrl: string
}): (request: UpstreamServer['requests'][number]) => Promise<string> {
  const { rpcUrl } = parameters
  return async ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://double')
    const read = (name: string) => searchParams.get(name) ?? ''
    const [from, to, amount] = [getAddress(read('src')), getAddress(read('dst')), BigInt(read('amount'))]
    const dstAmount = await readExchange({ rpcUrl, router: oneInchRouter, from, to, amount })
    const answer = {
      srcToken: { ...coin, address: from.toLowerCase() },
      dstToken: { ...usdc, address: to.toLowerCase() },
      dstAmount: String(dstAmount),
      gas: 181_000,
    }
    if (pathname.endsWith('/quote')) return JSON.stringify(answer)
    const hundredths = Math.round(Number(read('slippage')) * 100)
    const order = { account: getAddress(read('receiver')), amount, from, to }
    const minimum = (dstAmount * BigInt(10_000 - hundredths)) / 10_000n
    const tx = {
      ...oneInchVector.swap.tx,
      from: read('from').toLowerCase(),
      data: encodeExchangeSwap({ order, minimum, deadline: noDeadline }),
      value: from === coinAddress ? String(amount) : '0',
    }
    return JSON.stringify({ ...answer, tx })
  }
}
