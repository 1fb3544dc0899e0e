import { maxValue, minValue, number, object, optional, pipe, record, string } from 'valibot'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import { getPriceChain } from '../priceChains.ts'
import { type PricedToken, type PriceProvider, type TokenPrice, toTokenKey } from '../Prices.ts'

/** Prices below this confidence are left out, from 0 to 1. */
const confidenceAtLeast = 0.8
/** Older prices are left out, in ms. */
const ageAtMost = 3_600_000

const answerSchema = object({
  coins: record(
    string(),
    object({
      price: pipe(number(), minValue(0), maxValue(1e30)),
      symbol: optional(string()),
      /** In seconds. */
      timestamp: number(),
      confidence: optional(number()),
      /** Missing for coins by their CoinGecko id. */
      decimals: optional(number()),
    }),
  ),
})

/** Creates the prices of DefiLlama, in US dollars. */
export function createDefillamaPrices(parameters: {
  readonly upstream: HttpUpstream
  readonly now: () => number
}): PriceProvider {
  const { now, upstream } = parameters
  return {
    serves: ({ currency, token }) => currency === 'usd' && toCoin(token) !== undefined,
    async read({ question: { tokens }, ...limits }) {
      const coins = new Map(tokens.flatMap((token) => toCoin(token) ?? []).map((coin) => [coin.toLowerCase(), coin]))
      const path = ['prices', 'current', [...coins.values()].join(',')]
      const answer = await upstream.call({ path, schema: answerSchema, ...limits })
      if (answer.kind === 'failed') return answer
      const prices = new Map<string, TokenPrice>()
      for (const [coin, { confidence = 1, decimals, price, symbol, timestamp }] of Object.entries(answer.value.coins)) {
        if (!coins.has(coin.toLowerCase())) return failAttempt('foreign_answer')
        if (confidence < confidenceAtLeast || now() - timestamp * 1_000 > ageAtMost) continue
        prices.set(coin.toLowerCase(), { price, symbol, decimals })
      }
      const value = new Map(
        tokens.map((token) => [toTokenKey(token), prices.get(toCoin(token)?.toLowerCase() ?? '') ?? null]),
      )
      return { kind: 'answered', value }
    },
  }
}

/** DefiLlama's name of a token. */
function toCoin({ address, chainId }: PricedToken): string | undefined {
  const chain = getPriceChain(chainId)
  if (address === undefined) return chain === undefined ? undefined : `coingecko:${chain.coin}`
  return chain?.llama === undefined ? undefined : `${chain.llama}:${address}`
}
