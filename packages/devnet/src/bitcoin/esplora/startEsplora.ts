import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { RequestedPort } from '../../createPortError.ts'
import { listen } from '../../http/listen.ts'
import type { Chain } from '../chain/createChain.ts'
import { bodyLimit, requestTimeout } from './constants.ts'
import { EsploraRefusal } from './EsploraRefusal.ts'
import type { EsploraAnswer } from './EsploraRoute.ts'
import { findRoute } from './findRoute.ts'

/** A listening API. */
export interface Esplora {
  /** Without a trailing slash. */
  readonly url: string
  /** Ends the server and its connections; its port is free when this resolves. */
  stop(): Promise<void>
}

interface Reply {
  /** HTTP status. */
  readonly status: number
  readonly answer: EsploraAnswer
}

/**
 * Serves a chain with the paths and responses of Esplora's REST API, to pages of any origin.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startEsplora(parameters: {
  chain: Chain
  port: RequestedPort
  onLog?: ((line: string) => void) | undefined
}): Promise<Esplora> {
  const { chain, onLog, port } = parameters
  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    void reply({ chain, request })
      .catch(toRefusal)
      .then((answer) => {
        onLog?.(`bitcoin: ${request.method} ${request.url?.slice(0, 200)} ${answer.status}`)
        send(response, answer)
      })
  })
  const listensOn = await listen({ server, port })
  return {
    url: `http://127.0.0.1:${listensOn}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function reply({ chain, request }: { chain: Chain; request: IncomingMessage }): Promise<Reply> {
  const { method = 'GET', url = '/' } = request
  // The browser's preflight request for pages of other origins.
  if (method === 'OPTIONS') return { status: 204, answer: '' }
  const [path = '/', query] = url.split('?', 2)
  const body = await readBody(request)
  const { route, segments } = findRoute({ method: method === 'HEAD' ? 'GET' : method, path })
  return { status: 200, answer: route.answer({ chain, segments, query: new URLSearchParams(query), body }) }
}

/**
 * Reads a body to its end even if it is too large; otherwise the client would see a broken connection instead of the
 * error.
 */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= bodyLimit) chunks.push(bytes)
  }
  if (size > bodyLimit) throw new EsploraRefusal(413, `The body may have ${bodyLimit} bytes at most`)
  return Buffer.concat(chunks).toString('utf8')
}

function toRefusal(error: unknown): Reply {
  if (error instanceof EsploraRefusal) return { status: error.status, answer: error.message }
  return { status: 500, answer: `The chain failed: ${String(error)}` }
}

function send(response: ServerResponse, { answer, status }: Reply): void {
  const isJson = typeof answer === 'object' && !Buffer.isBuffer(answer)
  const binary = Buffer.isBuffer(answer) ? 'application/octet-stream' : 'text/plain'
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': '*',
    'cache-control': 'no-store',
    'content-type': isJson ? 'application/json' : binary,
  })
  response.end(isJson ? JSON.stringify(answer) : answer)
}
