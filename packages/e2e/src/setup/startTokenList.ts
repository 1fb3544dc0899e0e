import { once } from 'node:events'
import { createServer } from 'node:http'

/** A token list that an operator names. */
export interface TokenListServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a server with a list of tokens with 6 decimals. */
export async function startTokenList(
  tokens: readonly { readonly chainId: number; readonly address: string }[],
): Promise<TokenListServer> {
  const list = {
    name: 'Journeys',
    timestamp: '2026-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: tokens.map((token, index) => ({ ...token, name: `Token ${index}`, symbol: `T${index}`, decimals: 6 })),
  }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list))
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
