import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** How a server answers the next requests. */
export type RpcServerMode =
  | { readonly kind: 'answer' }
  | { readonly kind: 'status'; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'text'; readonly status?: number; readonly body: string }
  /** Accepts the request and never answers. */
  | { readonly kind: 'hang' }
  /** Accepts the request and breaks the connection. */
  | { readonly kind: 'reset' }
  /** Breaks the connection in the middle of the answer. */
  | { readonly kind: 'cut' }
  /** Answers endlessly. */
  | { readonly kind: 'flood' }

/** An upstream with configurable failures. */
export interface RpcServer {
  readonly url: string
  readonly requests: { readonly body: string; readonly headers: IncomingHttpHeaders; readonly url: string }[]
  mode: RpcServerMode
  /** Requests in progress. */
  openRequests(): number
  /** Refuses connections from now on. */
  stop(): Promise<void>
  /** Accepts connections again, on the same port. */
  restart(): Promise<void>
}

/** Starts an upstream that echoes its name and each call's method and parameters. Stops when the test ends. */
export async function startRpcServer(parameters: { readonly name?: string } = {}): Promise<RpcServer> {
  const { name = 'upstream' } = parameters
  let port = 0
  let open = 0
  const rpcServer: RpcServer = {
    get url() {
      return `http://127.0.0.1:${port}/`
    },
    requests: [],
    mode: { kind: 'answer' },
    openRequests: () => open,
    stop: async () => {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    restart: async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      port = typeof address === 'object' && address !== null ? address.port : port
    },
  }
  const server = createServer((request, response) => {
    // Clients that disconnect while sending are part of the tests.
    void handle(request, response).catch(() => response.destroy())
  })
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    rpcServer.requests.push({ body, headers: request.headers, url: request.url ?? '' })
    open += 1
    response.once('close', () => {
      open -= 1
    })
    behave(rpcServer.mode, response, () => answer(name, body))
  }
  await rpcServer.restart()
  onTestFinished(() => rpcServer.stop())
  return rpcServer
}

function behave(mode: RpcServerMode, response: ServerResponse, answerBody: () => string): void {
  switch (mode.kind) {
    case 'answer':
      response.writeHead(200, { 'content-type': 'application/json' }).end(answerBody())
      return
    case 'status':
      response.writeHead(mode.status, mode.headers).end('{"error":"no"}')
      return
    case 'text':
      response.writeHead(mode.status ?? 200, { 'content-type': 'text/plain' }).end(mode.body)
      return
    case 'reset':
      response.destroy()
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"jsonrpc":"2.0",', () => response.destroy())
      return
    case 'flood': {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"jsonrpc":"2.0","id":1,"result":"')
      const chunk = '0'.repeat(1_048_576)
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', write)
      write()
      return
    }
    case 'hang':
  }
}

function answer(name: string, body: string): string {
  const parsed: unknown = JSON.parse(body)
  const toAnswer = (call: unknown): unknown => {
    const { id, method, params } = call as { id?: unknown; method?: unknown; params?: unknown }
    return { jsonrpc: '2.0', id, result: { by: name, method, params } }
  }
  return JSON.stringify(Array.isArray(parsed) ? parsed.map(toAnswer) : toAnswer(parsed))
}
