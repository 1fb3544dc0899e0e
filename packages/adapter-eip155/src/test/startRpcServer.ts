import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One JSON-RPC call as it reached a server. */
export interface ServedCall {
  readonly id: unknown
  readonly method: string
  readonly params: unknown
}

/** A JSON-RPC endpoint whose answers a test decides. */
export interface RpcServer {
  readonly url: string
  /** Every HTTP request so far: its path with query, and its calls; one that came alone is no list. */
  readonly requests: readonly {
    readonly path: string
    readonly isBatch: boolean
    readonly calls: readonly ServedCall[]
  }[]
  stop(): Promise<void>
}

/** Starts an endpoint on a free port. What `answer` returns is the result, what it throws is an error; never is silence. */
export async function startRpcServer(
  answer: (call: ServedCall) => unknown,
  { status = 200 }: { readonly status?: number } = {},
): Promise<RpcServer> {
  const requests: { path: string; isBatch: boolean; calls: readonly ServedCall[] }[] = []
  const answerOne = async (call: ServedCall): Promise<object> => {
    try {
      return { jsonrpc: '2.0', id: call.id, result: await answer(call) }
    } catch (error) {
      const { code = -32_000, message = 'failed' } = Object(error)
      return { jsonrpc: '2.0', id: call.id, error: { code, message } }
    }
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: unknown = JSON.parse(await readBody(request))
    const isBatch = Array.isArray(body)
    const calls: readonly ServedCall[] = isBatch ? body : [Object(body)]
    requests.push({ path: request.url ?? '', isBatch, calls })
    const answers = await Promise.all(calls.map(answerOne))
    response.statusCode = status
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(isBatch ? answers : answers[0]))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${getPort(server.address())}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: string[] = []
  for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk))
  return chunks.join('')
}

function getPort(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
