import { once } from 'node:events'
import { createServer } from 'node:http'

/** A provider of prices that answers as DefiLlama does. */
export interface PriceServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a provider that knows these prices, in US dollars by its names of coins. */
export async function startPrices(prices: Readonly<Record<string, number>>): Promise<PriceServer> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url?.split('/').at(-1) ?? '').split(',')
    const timestamp = Math.floor(Date.now() / 1_000)
    const coins = Object.entries(prices).flatMap(([coin, price]) =>
      asked.includes(coin) ? [[coin, { price, timestamp, confidence: 0.99 }] as const] : [],
    )
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ coins: Object.fromEntries(coins) }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
