import type { Server } from 'node:http'
import { once } from 'node:events'
import { DevnetError } from '../../DevnetError.ts'
import { listen } from '../../http/listen.ts'

/** Number of attempts to find a pair of free ports. */
const attempts = 20

/**
 * Makes two servers listen on consecutive ports, because Solana clients expect the second there, and resolves with the
 * first.
 *
 * @param parameters.port `0` selects a free pair.
 * @throws {DevnetError} `port_taken`, `port_denied`. Neither server listens by then.
 */
export async function listenOnPair(parameters: {
  readonly rpc: Server
  readonly websocket: Server
  readonly port: number
}): Promise<number> {
  const { port, rpc, websocket } = parameters
  for (let attempt = 1; ; attempt++) {
    const rpcPort = await listen({ server: rpc, port: { name: 'solana', number: port } })
    try {
      const purpose = 'the WebSocket of Solana'
      await listen({ server: websocket, port: { name: 'solana', number: rpcPort + 1, purpose } })
      return rpcPort
    } catch (error) {
      rpc.close()
      await once(rpc, 'close')
      const isTaken = error instanceof DevnetError && error.code === 'port_taken'
      if (port !== 0 || attempt === attempts || !(isTaken || rpcPort === 65_535)) throw error
    }
  }
}
