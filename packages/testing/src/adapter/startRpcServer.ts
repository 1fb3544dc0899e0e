import { startTestServer, type TestServer } from './startTestServer.ts'

/** One JSON-RPC call that reached a server. */
export interface ServedCall {
  readonly id: unknown
  readonly method: string
  readonly params: unknown
}

/** A JSON-RPC endpoint whose answers a test controls. */
export interface RpcServer extends TestServer {
  /** Every HTTP request so far: its path with query, and its calls. */
  readonly requests: readonly {
    readonly path: string
    readonly isBatch: boolean
    readonly calls: readonly ServedCall[]
  }[]
}

/** Starts a JSON-RPC endpoint. The result is what `answer` returns, the error what it throws. It may never resolve. */
export async function startRpcServer(answer: (call: ServedCall) => unknown): Promise<RpcServer> {
  const requests: { path: string; isBatch: boolean; calls: readonly ServedCall[] }[] = []
  const answerOne = async (call: ServedCall): Promise<object> => {
    try {
      return { jsonrpc: '2.0', id: call.id, result: await answer(call) }
    } catch (error) {
      const { code = -32_000, message = 'failed', data } = Object(error)
      return { jsonrpc: '2.0', id: call.id, error: { code, message, data } }
    }
  }
  const server = await startTestServer(async ({ path, body }) => {
    const parsed: unknown = JSON.parse(body)
    const isBatch = Array.isArray(parsed)
    const calls: readonly ServedCall[] = isBatch ? parsed : [Object(parsed)]
    requests.push({ path, isBatch, calls })
    const answers = await Promise.all(calls.map(answerOne))
    return { body: JSON.stringify(isBatch ? answers : answers[0]) }
  })
  return { ...server, requests }
}
