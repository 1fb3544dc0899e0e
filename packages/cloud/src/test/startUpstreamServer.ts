import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** How a server answers the next requests. */
export type UpstreamServerMode =
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
export interface UpstreamServer {
  readonly url: string
  readonly requests: { readonly body: string; readonly headers: IncomingHttpHeaders; readonly url: string }[]
  mode: UpstreamServerMode
  /** The requests to which `mode` applies; the others are answered. Default: all. */
  fails: (request: UpstreamServer['requests'][number]) => boolean
  /** Requests in progress. */
  openRequests(): number
  /** Refuses connections from now on. */
  stop(): Promise<void>
  /** Accepts connections again, on the same port. */
  restart(): Promise<void>
}

/** Starts an upstream that answers with the text of `answer`, which may read it from a chain. Stops when the test ends. */
export async function startUpstreamServer(parameters: {
  readonly answer: (request: UpstreamServer['requests'][number]) => string | Promise<string>
}): Promise<UpstreamServer> {
  let port = 0
  let open = 0
  const upstream: UpstreamServer = {
    get url() {
      return `http://127.0.0.1:${port}/`
    },
    requests: [],
    mode: { kind: 'answer' },
    fails: () => true,
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
    const received = { body, headers: request.headers, url: request.url ?? '' }
    upstream.requests.push(received)
    open += 1
    response.once('close', () => {
      open -= 1
    })
    const mode: UpstreamServerMode = upstream.fails(received) ? upstream.mode : { kind: 'answer' }
    await behave(mode, response, () => parameters.answer(received))
  }
  await upstream.restart()
  onTestFinished(() => upstream.stop())
  return upstream
}

async function behave(
  mode: UpstreamServerMode,
  response: ServerResponse,
  answerBody: () => string | Promise<string>,
): Promise<void> {
  switch (mode.kind) {
    case 'answer': {
      const body = await answerBody()
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      return
    }
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
