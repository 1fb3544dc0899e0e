import { once } from 'node:events'
import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { CloudError } from '../CloudError.ts'
import type { Relay } from '../relay/createRelay.ts'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import type { FloodGuard } from './createFloodGuard.ts'
import { createWriteDeadline } from './createWriteDeadline.ts'
import type { HttpEnvironment, Listener } from './HttpEnvironment.ts'

/** A port of a node. */
export interface HttpServer {
  readonly port: number
  /** Rejects new connections, waits up to `timeout` ms for open requests, then closes all sockets. */
  close(parameters: { readonly timeout: number }): Promise<void>
}

/** The settings of each listener's port and address. */
const settingNames: Readonly<Record<Listener, readonly [port: string, host: string]>> = {
  public: ['--port (LATCHKEY_PORT)', '--host (LATCHKEY_HOST)'],
  admin: ['LATCHKEY_ADMIN_PORT', 'LATCHKEY_ADMIN_HOST'],
  secureSite: ['LATCHKEY_SECURE_SITE_PORT', '--host (LATCHKEY_HOST)'],
}

/** Paths of the relay's WebSocket endpoint. */
const relayPaths = new Set(['/', '/relay', '/relay/'])

/**
 * Listens for HTTP, and for WebSocket upgrades at `/` and `/relay`.
 *
 * @param parameters.relay without it, upgrades are refused.
 * @param parameters.listener which port of two this is; `undefined` for the only one.
 * @param parameters.requestTimeout how long a client may take to send its request, in ms. It has twice as long to
 *   read the answer.
 * @param parameters.connectionsAtMost open connections, including the sockets of the relay. Others are closed at once.
 * @param parameters.flood without it, no address is cut off.
 * @throws CloudError `port.taken` if the port is in use.
 */
export async function createHttpServer(parameters: {
  readonly app: Hono<HttpEnvironment>
  readonly relay: Pick<Relay, 'handleUpgrade'> | undefined
  readonly listener?: Listener | undefined
  readonly host: string
  readonly port: number
  readonly requestTimeout: number
  readonly connectionsAtMost: number
  readonly flood?: FloodGuard | undefined
  readonly securityLog: SecurityLog
}): Promise<HttpServer> {
  const { app, connectionsAtMost, flood, host, listener: name, port, relay, requestTimeout, securityLog } = parameters
  const listener = getRequestListener((request, bindings) => app.fetch(request, { ...bindings, listener: name }))
  const deadline = createWriteDeadline({
    patience: requestTimeout * 2,
    onExpired: () => securityLog.refused({ purpose: 'http', share: 'client', unit: 'unsent' }),
  })
  let isClosing = false
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: Math.min(requestTimeout, 20_000),
      connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
      // Longer than the usual 60 s of proxies, so that the server never closes a connection while a request arrives.
      keepAliveTimeout: 75_000,
    },
    (request, response) => {
      if (flood?.isCutOff(request, response) === true) return
      // Answer requests during shutdown, then make the client reconnect elsewhere.
      if (isClosing) response.setHeader('connection', 'close')
      deadline.watch(response)
      void listener(request, response)
    },
  )
  server.maxConnections = connectionsAtMost
  server.on('drop', () => securityLog.refused({ purpose: 'http', share: 'node', unit: 'sockets' }))
  server.on('upgrade', (request, socket, head) => {
    // An error without a listener would end the process.
    socket.on('error', () => socket.destroy())
    if (isClosing) refuseUpgrade(socket, 503)
    else if (relay === undefined || !relayPaths.has(getPath(request))) refuseUpgrade(socket, 404)
    else relay.handleUpgrade(request, socket, head)
  })
  server.on('clientError', (error, socket) => {
    const isTimeout = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    if (socket.writable) refuseUpgrade(socket, isTimeout ? 408 : 400)
    else socket.destroy()
  })

  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (cause) {
    throw toListenError({ cause, host, port, listener: name })
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close({ timeout }) {
      if (isClosing) return
      isClosing = true
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), timeout)
      await closed
      clearTimeout(timer)
      deadline.stop()
    },
  }
}

function getPath(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function toListenError(parameters: {
  readonly cause: unknown
  readonly host: string
  readonly port: number
  readonly listener: Listener | undefined
}): CloudError {
  const { cause, host, listener, port } = parameters
  const [portName, hostName] = settingNames[listener ?? 'public']
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'EADDRINUSE') {
    return new CloudError(
      'port.taken',
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port with ${portName}; 0 picks a free one.`,
      { cause },
    )
  }
  if (code === 'EACCES') {
    return new CloudError(
      'port.taken',
      `Port ${port} on ${host} requires administrator rights. Choose one above 1023 with ${portName}.`,
      { cause },
    )
  }
  return new CloudError(
    'config.invalid',
    `Cannot listen on ${host} (${cause instanceof Error ? cause.message : String(cause)}). Choose an address of this machine with ${hostName}.`,
    { cause },
  )
}
