import type { UpstreamServer } from '../startUpstreamServer.ts'

/** When the prices of this double were read, in seconds. */
const timestamp = 1_700_000_000

/**
 * The documented form of `GET /prices/current/{coins}` on https://api-docs.defillama.com, 23 November 2026. Coins by their
 * CoinGecko id have no `decimals`.
 */
export const defillamaVector = {
  coins: {
    'ethereum:0xdF574c24545E5FfEcb9a659c229253D4111d87e1': {
      decimals: 8,
      symbol: 'HUSD',
      price: 0.022,
      timestamp,
      confidence: 0.99,
    },
    'coingecko:ethereum': { price: 2_000.5, symbol: 'ETH', timestamp, confidence: 0.99 },
  },
}

/** Answers every coin of the path that the vector has. */
export function answerDefillama({ url }: UpstreamServer['requests'][number]): string {
  const asked = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)).split(',')
  const known = Object.entries(defillamaVector.coins).filter(([coin]) => asked.includes(coin))
  return JSON.stringify({ coins: Object.fromEntries(known) })
}
