import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { bodyLimit, requestTimeout } from '../constants.ts'
import { stringifyJson } from '../json/stringifyJson.ts'
import { answerGarbage, answerRequest } from '../rpc/answerRequest.ts'
import type { RpcContext, RpcMethods } from '../rpc/RpcMethod.ts'

interface Reply {
  /** HTTP status. */
  readonly status: number
  readonly type: 'application/json' | 'text/plain'
  readonly body: string
}

/** Creates the HTTP server that handles a node's methods, for pages of any origin. It does not listen yet. */
export function createRpcServer(parameters: { readonly context: RpcContext; readonly methods: RpcMethods }): Server {
  return createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    answerHttp({ ...parameters, request }).then(
      (reply) => send(response, reply),
      // The client disconnected during its request.
      () => response.destroy(),
    )
  })
}

async function answerHttp(
  parameters: Parameters<typeof createRpcServer>[0] & { readonly request: IncomingMessage },
): Promise<Reply> {
  const { request } = parameters
  if (request.method === 'OPTIONS') return toText(204, '')
  if (request.method === 'GET' && request.url === '/health') return toText(200, 'ok')
  if (request.method !== 'POST') {
    return toText(405, 'Used HTTP Method is not allowed. POST or OPTIONS is required\n')
  }
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return toText(415, 'Supplied content type is not allowed. Content-Type: application/json is required\n')
  }
  const body = await readBody(request)
  if (body === undefined) return toText(413, 'Payload Too Large')
  const parsed = parseJson(body)
  const answer = parsed === undefined ? answerGarbage() : await answerRequest({ ...parameters, request: parsed })
  return { status: 200, type: 'application/json', body: answer === undefined ? '' : stringifyJson(answer) }
}

/**
 * Reads a body to its end even if it is too large; otherwise the client would see a broken connection instead of the
 * error.
 */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size <= bodyLimit) chunks.push(bytes)
  }
  return size > bodyLimit ? undefined : Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toText(status: number, body: string): Reply {
  return { status, type: 'text/plain', body }
}

function send(response: ServerResponse, { body, status, type }: Reply): void {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, GET, OPTIONS',
    // Solana clients identify themselves in a custom header.
    'access-control-allow-headers': '*',
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
    'content-type': type,
  })
  response.end(body)
}
