import { startUpstreamServer } from '../startUpstreamServer.ts'

/** A server between a node and its chain. */
export interface RpcGate {
  readonly url: string
  /** While true, transactions that are sent do not reach the chain, and are not answered. */
  holds: boolean
  /** Transactions that were held. */
  readonly held: string[]
  /** Transactions that reached the chain, in their order. */
  readonly passed: string[]
}

/** Starts a server that passes everything on to a chain. Stops when the test ends. */
export async function startRpcGate(rpcUrl: string): Promise<RpcGate> {
  const server = await startUpstreamServer({
    answer: async ({ body }) => {
      if (body.includes('eth_sendRawTransaction')) {
        if (gate.holds) {
          gate.held.push(body)
          await new Promise(() => {})
        }
        gate.passed.push(body)
      }
      const answered = await fetch(rpcUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      return answered.text()
    },
  })
  const gate: RpcGate = { url: server.url, holds: false, held: [], passed: [] }
  return gate
}
