import type { Server } from 'node:http'
import { once } from 'node:events'
import { DevnetError } from '../../DevnetError.ts'
import { listen } from '../../http/listen.ts'

/** How often a pair of free ports is looked for. */
const attempts = 20

/**
 * Lets two servers listen on ports that follow one another, which is how Solana's clients find the second, and resolves
 * with the first.
 *
 * @param parameters.port `0` takes a free pair.
 * @throws {DevnetError} `port_taken`, `port_denied`. Neither server listens by then.
 */
export async function listenOnPair(parameters: {
  readonly rpc: Server
  readonly websocket: Server
  readonly port: number
}): Promise<number> {
  const { port, rpc, websocket } = parameters
  for (let attempt = 1; ; attempt++) {
    const taken = await listen({ server: rpc, port: { name: 'solana', number: port } })
    try {
      const purpose = 'the WebSocket of Solana'
      await listen({ server: websocket, port: { name: 'solana', number: taken + 1, purpose } })
      return taken
    } catch (error) {
      rpc.close()
      await once(rpc, 'close')
      const isTaken = error instanceof DevnetError && error.code === 'port_taken'
      if (port !== 0 || attempt === attempts || !(isTaken || taken === 65_535)) throw error
    }
  }
}
