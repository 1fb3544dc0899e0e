import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { RequestedPort } from '../createPortError.ts'
import type { DevnetDescription } from '../DevnetDescription.ts'
import { listen } from '../http/listen.ts'
import { bodyLimit, requestTimeout } from './constants.ts'
import type { FaucetChain } from './FaucetChain.ts'
import { FaucetError } from './FaucetError.ts'
import { parseFaucetRequest } from './parseFaucetRequest.ts'

/** A listening faucet. */
export interface Faucet {
  readonly url: string
  /** Until this is called, every request gets the error `starting`. */
  open(offer: FaucetOffer): void
  /** Ends the server and its connections; its port is free when this resolves. */
  stop(): Promise<void>
}

/** The description that the faucet serves, and the chains that it sends from. */
export interface FaucetOffer {
  readonly description: DevnetDescription
  readonly chains: readonly FaucetChain[]
}

interface Reply {
  /** HTTP status. */
  readonly status: number
  readonly body?: object | undefined
}

type Endpoint = (offer: FaucetOffer, request: IncomingMessage) => Promise<object>

/**
 * Starts the HTTP server that describes the devnet and sends its funds: `GET /`, `GET /health`, `POST /faucet`.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startFaucet(port: RequestedPort): Promise<Faucet> {
  let offer: FaucetOffer | undefined
  const endpoints = createEndpoints()

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const path = request.url?.split('?', 1)[0] ?? '/'
    const endpoint = endpoints.find((candidate) => candidate.path === path)
    if (endpoint === undefined) {
      const known = endpoints.map((candidate) => `${candidate.method} ${candidate.path}`).join(', ')
      throw new FaucetError('not_found', `There is no ${path.slice(0, 60)} here, only ${known}.`)
    }
    // The browser's preflight request before a page of another origin posts JSON.
    if (request.method === 'OPTIONS') return { status: 204 }
    if (request.method !== endpoint.method) {
      throw new FaucetError('method_not_allowed', `${path} only answers ${endpoint.method}.`)
    }
    if (offer === undefined) throw new FaucetError('starting', 'The chains are not ready yet.')
    return { status: 200, body: await endpoint.run(offer, request) }
  }

  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    void answer(request)
      .catch(toRefusal)
      .then((reply) => send(response, reply))
  })
  const listensOn = await listen({ server, port })
  return {
    url: `http://127.0.0.1:${listensOn}`,
    open(opened) {
      offer = opened
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function createEndpoints(): readonly { method: 'GET' | 'POST'; path: string; run: Endpoint }[] {
  const queues = new Map<string, Promise<unknown>>()

  const describe: Endpoint = async ({ description }) => description

  const checkHealth: Endpoint = async ({ chains }) => {
    await Promise.all(chains.map((chain) => chain.checkHealth()))
    return { status: 'ok' }
  }

  const fund: Endpoint = async ({ chains }, request) => {
    const { address, amount, chain, token } = parseFaucetRequest({ body: await readBody(request), chains })
    const { caipNetworkId } = chain
    const before = queues.get(caipNetworkId) ?? Promise.resolve()
    const turn = before.then(() => chain.send({ address, amount, token }))
    queues.set(
      caipNetworkId,
      turn.catch(() => {}),
    )
    const hash = await turn
    return { hash, caipNetworkId, address, amount: String(amount), token: token?.address }
  }

  return [
    { method: 'GET', path: '/', run: describe },
    { method: 'GET', path: '/health', run: checkHealth },
    { method: 'POST', path: '/faucet', run: fund },
  ]
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
  if (size > bodyLimit) throw new FaucetError('body_too_large', `The body may have ${bodyLimit} bytes at most.`)
  return Buffer.concat(chunks).toString('utf8')
}

function toRefusal(error: unknown): Reply {
  const refusal =
    error instanceof FaucetError ? error : new FaucetError('chain_failed', String(error), { cause: error })
  return { status: refusal.status, body: { code: refusal.code, message: refusal.message } }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'cache-control': 'no-store',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}
