import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { createPortError, type RequestedPort } from '../createPortError.ts'
import type { DevnetChainId, DevnetDescription } from '../DevnetDescription.ts'
import { bodyLimit, requestTimeout } from './constants.ts'
import { FaucetError } from './FaucetError.ts'
import { parseFaucetRequest } from './parseFaucetRequest.ts'
import { requestRpc } from './requestRpc.ts'
import { sendFaucetTransfer } from './sendFaucetTransfer.ts'

/** A listening faucet. */
export interface Faucet {
  readonly url: string
  /** Until this is called, every request is answered with `starting`. */
  open(description: DevnetDescription): void
  /** Ends the server and what is connected to it; its port is free when this is resolved. */
  stop(): Promise<void>
}

interface Reply {
  /** HTTP status. */
  readonly status: number
  readonly body?: object | undefined
}

type Endpoint = (description: DevnetDescription, request: IncomingMessage) => Promise<object>

/**
 * The HTTP server that describes the devnet and gives away its money: `GET /`, `GET /health`, `POST /faucet`.
 *
 * @throws {DevnetError} `port_taken`, `port_denied`
 */
export async function startFaucet(port: RequestedPort): Promise<Faucet> {
  let description: DevnetDescription | undefined
  const endpoints = createEndpoints()

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const path = request.url?.split('?', 1)[0] ?? '/'
    const endpoint = endpoints.find((candidate) => candidate.path === path)
    if (endpoint === undefined) {
      const known = endpoints.map((candidate) => `${candidate.method} ${candidate.path}`).join(', ')
      throw new FaucetError('not_found', `There is no ${path.slice(0, 60)} here, only ${known}.`)
    }
    // The browser's question, before a page of another origin posts JSON, whether it may.
    if (request.method === 'OPTIONS') return { status: 204 }
    if (request.method !== endpoint.method) {
      throw new FaucetError('method_not_allowed', `${path} only answers ${endpoint.method}.`)
    }
    if (description === undefined) throw new FaucetError('starting', 'The chains are not ready yet.')
    return { status: 200, body: await endpoint.run(description, request) }
  }

  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    void answer(request)
      .catch(toRefusal)
      .then((reply) => send(response, reply))
  })
  server.listen(port.number, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') throw createPortError({ port, reason: 'taken' })
    if (code === 'EACCES') throw createPortError({ port, reason: 'denied' })
    throw error
  }
  const address = server.address()
  const listensOn = typeof address === 'object' && address !== null ? address.port : port.number
  return {
    url: `http://127.0.0.1:${listensOn}`,
    open(opened) {
      description = opened
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
  const queues = new Map<DevnetChainId, Promise<unknown>>()

  const describe: Endpoint = async (description) => description

  const checkHealth: Endpoint = async (description) => {
    await Promise.all(description.evm.map(({ rpcUrl }) => requestRpc({ rpcUrl, method: 'eth_blockNumber' })))
    return { status: 'ok' }
  }

  const fund: Endpoint = async (description, request) => {
    const parsed = parseFaucetRequest({ body: await readBody(request), description })
    const { address, amount, chain, token } = parsed
    const turn = (queues.get(chain.chainId) ?? Promise.resolve()).then(() => sendFaucetTransfer(parsed))
    queues.set(
      chain.chainId,
      turn.catch(() => {}),
    )
    const hash = await turn
    return { hash, caipNetworkId: chain.caipNetworkId, address, amount: String(amount), token: token?.address }
  }

  return [
    { method: 'GET', path: '/', run: describe },
    { method: 'GET', path: '/health', run: checkHealth },
    { method: 'POST', path: '/faucet', run: fund },
  ]
}

/** Reads to the end even when it is too much, or the client would see a broken connection instead of the refusal. */
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
