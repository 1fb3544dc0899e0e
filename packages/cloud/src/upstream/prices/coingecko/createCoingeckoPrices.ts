import { nullable, number, record, string } from 'valibot'
import { groupBy } from '../../groupBy.ts'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import { getPriceChain } from '../priceChains.ts'
import { type PricedToken, type PriceProvider, toTokenKey, type TokenPrice } from '../Prices.ts'

/** The currencies that are asked for; the provider knows more. */
const currencies: ReadonlySet<string> = new Set(
  'aud brl cad chf cny czk dkk eur gbp hkd huf idr ils inr jpy krw mxn myr nok nzd php pln sek sgd thb try twd usd vnd zar'.split(
    ' ',
  ),
)

/** By contract or coin, then by currency. */
const answerSchema = record(string(), record(string(), nullable(number())))

/** Creates the prices of CoinGecko. A call is for one platform, or for coins. */
export function createCoingeckoPrices(parameters: { readonly upstream: HttpUpstream }): PriceProvider {
  const { upstream } = parameters
  return {
    serves: ({ currency, token }) => currencies.has(currency) && findGroup(token) !== undefined,
    async read({ question: { currency, tokens }, ...limits }) {
      const groups = groupBy(tokens, (token) => findGroup(token) ?? '')
      const value = new Map<string, TokenPrice | null>()
      for (const [group, members] of groups) {
        const ids = new Map(members.map((token) => [toId(token).toLowerCase(), toId(token)]))
        const list = [...ids.values()].join(',')
        const answer = await upstream.call({
          path: group === 'coins' ? ['simple', 'price'] : ['simple', 'token_price', group],
          query: { [group === 'coins' ? 'ids' : 'contract_addresses']: list, vs_currencies: currency },
          schema: answerSchema,
          ...limits,
        })
        if (answer.kind === 'failed') return answer
        const entries = Object.entries(answer.value)
        if (entries.some(([id]) => !ids.has(id.toLowerCase()))) return failAttempt('foreign_answer')
        const prices = new Map(entries.map(([id, price]) => [id.toLowerCase(), price[currency] ?? undefined]))
        for (const token of members) {
          const price = prices.get(toId(token).toLowerCase())
          value.set(toTokenKey(token), isPrice(price) ? { price } : null)
        }
      }
      return { kind: 'answered', value }
    },
  }
}

function isPrice(price: number | undefined): price is number {
  return price !== undefined && price >= 0 && price <= 1e30
}

/** The call that a token belongs to: a platform, or `coins`. */
function findGroup({ address, chainId }: PricedToken): string | undefined {
  const chain = getPriceChain(chainId)
  return address === undefined && chain !== undefined ? 'coins' : chain?.platform
}

function toId({ address, chainId }: PricedToken): string {
  return address ?? getPriceChain(chainId)?.coin ?? ''
}
