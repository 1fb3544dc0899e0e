import { maxValue, minValue, nullable, number, object, optional, pipe, record, string } from 'valibot'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import { type PricedToken, type PriceProvider, toTokenKey } from '../Prices.ts'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** The mint of wrapped SOL, which has the price of the coin. */
const wrappedSol = 'So11111111111111111111111111111111111111112'

/** By mint. A token without a reliable price is missing or `null`. */
const answerSchema = record(
  string(),
  nullable(
    object({
      usdPrice: pipe(number(), minValue(0), maxValue(1e30)),
      decimals: optional(number()),
    }),
  ),
)

/** Creates the prices of Jupiter, in US dollars, for Solana. */
export function createJupiterPrices(parameters: { readonly upstream: HttpUpstream }): PriceProvider {
  const { upstream } = parameters
  return {
    serves: ({ currency, token }) => currency === 'usd' && token.chainId === solana,
    async read({ question: { tokens }, ...limits }) {
      const mints = new Set(tokens.map(toMint))
      const query = { ids: [...mints].join(',') }
      const answer = await upstream.call({ path: ['price', 'v3'], query, schema: answerSchema, ...limits })
      if (answer.kind === 'failed') return answer
      if (Object.keys(answer.value).some((mint) => !mints.has(mint))) return failAttempt('foreign_answer')
      const value = new Map(
        tokens.map((token) => {
          const found = answer.value[toMint(token)]
          return [toTokenKey(token), found ? { price: found.usdPrice, decimals: found.decimals } : null]
        }),
      )
      return { kind: 'answered', value }
    },
  }
}

function toMint({ address }: PricedToken): string {
  return address ?? wrappedSol
}
