import { formatUnits, parseUnits } from 'viem'
import { coinAddress } from '../../upstream/swaps/Swaps.ts'
import type { UpstreamServer } from '../startUpstreamServer.ts'
import { testDollar } from './installExchange.ts'
import { readExchange } from './readExchange.ts'

type Answer = (request: UpstreamServer['requests'][number]) => Promise<string>

/** Devnet's exchange. */
const router = '0xe8c4a46e00000000000000000000000000000007'
/** So little of a coin that a swap of it moves no price. */
const little = parseUnits('0.0001', 18)

/**
 * Creates providers of prices that read them from the exchange of a running chain, in their documented forms: see `defillamaVector` and
 * `answerCoingecko`. Both know the coin and one token.
 */
export function createChainPrices(parameters: {
  readonly rpcUrl: string
  /** Has 18 decimals and a pool with the coin. */
  readonly token: `0x${string}`
  /** In ms since the epoch. */
  readonly now: () => number
}): { readonly defillama: Answer; readonly coingecko: Answer } {
  const { now, rpcUrl, token } = parameters
  const ask = (from: `0x${string}`, to: `0x${string}`, amount: bigint): Promise<bigint> =>
    readExchange({ rpcUrl, router, from, to, amount })
  const readPrices = async () => {
    const dollars = Number(formatUnits(await ask(coinAddress, testDollar, little), 6)) / 0.0001
    const tokens = Number(formatUnits(await ask(coinAddress, token, little), 18)) / 0.0001
    return { coin: dollars, token: dollars / tokens }
  }
  return {
    async defillama({ url }) {
      const asked = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)).split(',')
      const prices = await readPrices()
      const known = { 'coingecko:ethereum': prices.coin, [`ethereum:${token}`]: prices.token }
      const timestamp = Math.floor(now() / 1_000)
      const coins = Object.entries(known)
        .filter(([id]) => asked.some((one) => one.toLowerCase() === id.toLowerCase()))
        .map(([id, price]) => [id, { price, symbol: 'ONE', timestamp, confidence: 0.99, decimals: 18 }])
      return JSON.stringify({ coins: Object.fromEntries(coins) })
    },
    async coingecko({ url }) {
      const { pathname, searchParams } = new URL(url, 'http://double')
      const isCoin = pathname.endsWith('/simple/price')
      const asked = (searchParams.get(isCoin ? 'ids' : 'contract_addresses') ?? '').toLowerCase().split(',')
      const prices = await readPrices()
      const [id, usd] = isCoin ? ['ethereum', prices.coin] : [token.toLowerCase(), prices.token]
      return JSON.stringify(asked.includes(id) ? { [id]: { usd } } : {})
    },
  }
}
