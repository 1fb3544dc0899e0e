import type { UpstreamServer } from '../startUpstreamServer.ts'

/** The example of `GET /price/v3` on https://dev.jup.ag/api-reference/price/v3/price, 23 November 2026. */
const jupiterVector = {
  So11111111111111111111111111111111111111112: {
    createdAt: '2024-06-05T08:55:25.527Z',
    liquidity: 621_679_197.67,
    usdPrice: 147.48,
    blockId: 348_004_023,
    decimals: 9,
    priceChange24h: 1.29,
  },
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: {
    createdAt: '2024-06-05T08:55:25.527Z',
    liquidity: 522_175_174.66,
    usdPrice: 0.9999,
    blockId: 348_004_025,
    decimals: 6,
    priceChange24h: -0.003,
  },
}

/** Answers every mint of the query that the vector has. */
export function answerJupiter({ url }: UpstreamServer['requests'][number]): string {
  const asked = (new URL(url, 'http://double').searchParams.get('ids') ?? '').split(',')
  return JSON.stringify(Object.fromEntries(Object.entries(jupiterVector).filter(([mint]) => asked.includes(mint))))
}
