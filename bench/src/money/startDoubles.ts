import { once } from 'node:events'
import { createServer } from 'node:http'

/** The hosts that an operator names: one with a list of tokens, one with prices in the form of DefiLlama. */
export interface Doubles {
  readonly url: string
  /** The calls to the provider of prices so far. */
  countPrices(): number
  stop(): void
}

/** Starts a server with a token list and with prices. */
export async function startDoubles(parameters: {
  readonly tokens: readonly { readonly chainId: number; readonly address: string }[]
}): Promise<Doubles> {
  let prices = 0
  const list = JSON.stringify({
    name: 'Bench',
    timestamp: '2026-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: parameters.tokens.map((token, index) => ({
      ...token,
      name: `Token ${index}`,
      symbol: `T${index}`,
      decimals: 6,
    })),
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://double')
    response.setHeader('content-type', 'application/json')
    const asked = /\/prices\/current\/(.+)$/.exec(decodeURIComponent(pathname))?.[1]
    if (asked === undefined) return void response.end(list)
    prices += 1
    const timestamp = Math.floor(Date.now() / 1_000)
    const coins = asked
      .split(',')
      .map((id) => [id, { price: 1.5, symbol: 'T', timestamp, confidence: 0.99, decimals: 18 }])
    response.end(JSON.stringify({ coins: Object.fromEntries(coins) }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The doubles have no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    countPrices: () => prices,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
