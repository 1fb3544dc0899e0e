import type { UpstreamServer } from '../startUpstreamServer.ts'

/**
 * The documented forms of `GET /simple/token_price/{platform}` and `GET /simple/price` on https://docs.coingecko.com,
 * 23 November 2026. Contracts come back in lower case.
 */
const coingeckoVector = {
  ethereum: { '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599': { usd: 67_187.33, eur: 61_234.5 } },
  coins: { ethereum: { usd: 2_000.5, eur: 1_850.25 } },
}

/** Answers every contract or coin of the query that the vector has, in the currency of the query. */
export function answerCoingecko({ url }: UpstreamServer['requests'][number]): string {
  const { pathname, searchParams } = new URL(url, 'http://double')
  const isCoin = pathname.endsWith('/simple/price')
  const asked = (searchParams.get(isCoin ? 'ids' : 'contract_addresses') ?? '').toLowerCase().split(',')
  const known = Object.entries(isCoin ? coingeckoVector.coins : coingeckoVector.ethereum)
  const currency = searchParams.get('vs_currencies') === 'eur' ? 'eur' : 'usd'
  const found = known.filter(([id]) => asked.includes(id)).map(([id, price]) => [id, { [currency]: price[currency] }])
  return JSON.stringify(Object.fromEntries(found))
}
