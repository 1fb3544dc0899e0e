import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { relayCloseCodes, type RelayErrorReason } from '@latchkey/protocol/relay'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RelayLimits, RelaySettings, RelayTimes } from '../config/RelaySettings.ts'
import type { Logger } from '../observe/createLogger.ts'
import type { SecurityLog } from '../observe/createSecurityLog.ts'
import { getRequestAddress } from '../request/getClientAddress.ts'
import type { AdmittedClient, Admission } from './access/createAdmission.ts'
import type { RelayMetrics } from './createRelayMetrics.ts'
import type { RelayRates } from './limits/createRelayRates.ts'
import type { Clients } from './sockets/createClients.ts'

/** Handles WebSocket upgrades of the relay. */
export interface UpgradeHandler {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/**
 * A reason to reject any client. Answered over HTTP, because clients then wait longer before they retry than after a
 * close frame.
 */
interface Overload {
  readonly reason: 'TooManyRequests' | 'Full' | 'Stopping' | 'Failing'
  readonly status: 429 | 503
  readonly message: string
}

/** Creates the upgrade handler: accepts authorized clients, rejects the rest with an HTTP status or a close code. */
export function createUpgradeHandler(parameters: {
  readonly admission: Admission
  readonly settings: Pick<RelaySettings, 'readAddress' | 'unlimitedProjectId'>
  readonly limits: RelayLimits
  readonly times: Pick<RelayTimes, 'close'>
  readonly rates: Pick<RelayRates, 'mayConnect'>
  readonly clients: Pick<Clients, 'count' | 'findFull'>
  readonly metrics: RelayMetrics
  readonly logger: Logger
  readonly securityLog: SecurityLog
  readonly onOpen: (socket: WebSocket, client: AdmittedClient, stream: Duplex) => void
  /** Makes room for one more socket. Returns false if that is impossible. */
  readonly onFull: () => boolean
}): UpgradeHandler {
  const { admission, clients, limits, logger, metrics, onFull, onOpen, rates, securityLog, settings, times } =
    parameters
  const readAddress = settings.readAddress ?? ((request: IncomingMessage) => getRequestAddress({ request }))
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // Count pings before answering them.
    autoPong: false,
    maxPayload: limits.frameBytes,
    // Missing in the library's types.
    closeTimeout: times.close,
  }
  const server = new WebSocketServer(options)
  let isClosed = false

  const tooMany: Overload = {
    reason: 'TooManyRequests',
    status: 429,
    message: 'Too many sockets. Try again in a few seconds.',
  }
  const findShutdown = (): Overload | undefined =>
    isClosed
      ? { reason: 'Stopping', status: 503, message: 'The relay is shutting down. Try again in a few seconds.' }
      : undefined
  /** Only a client with a valid token may take the place of another one's parked socket. */
  const findOverload = (client: AdmittedClient): Overload | undefined => {
    const { address, projectId } = client
    const share = client.isUnlimited ? undefined : clients.findFull(client)
    if (share !== undefined) {
      securityLog.refused({ purpose: 'relay', share, unit: 'sockets', address, projectId })
      return tooMany
    }
    if (clients.count().sockets < limits.sockets || onFull()) return undefined
    securityLog.refused({ purpose: 'relay', share: 'node', unit: 'sockets', address, projectId })
    return { reason: 'Full', status: 503, message: 'The relay is full. Try again in a few seconds.' }
  }
  const reject = (socket: Duplex, reason: RelayErrorReason | Overload['reason'], status: number, message: string) => {
    metrics.refusals.inc({ reason })
    refuseUpgrade(socket, { status, message })
  }
  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const query = getQuery(request.url)
    const address = readAddress(request)
    const isUnlimited = address.isLoopback && query.get('projectId') === settings.unlimitedProjectId
    const overload = findShutdown() ?? (isUnlimited || rates.mayConnect(address) ? undefined : tooMany)
    if (overload !== undefined) return reject(socket, overload.reason, overload.status, overload.message)
    const { authorization, host, origin } = request.headers
    const admitted = await admission.admit({ query, authorization, origin, host, address })
    if ('clientId' in admitted) {
      const late = findShutdown() ?? findOverload(admitted)
      if (late !== undefined) return reject(socket, late.reason, late.status, late.message)
      return server.handleUpgrade(request, socket, head, (opened) => onOpen(opened, admitted, socket))
    }
    const { message, reason, status } = admitted
    logger.debug({ reason }, 'A client was rejected')
    if (query.get('useOnCloseEvent') !== 'true') return reject(socket, reason, status, message)
    metrics.refusals.inc({ reason })
    server.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => {})
      opened.close(relayCloseCodes.refused, message)
    })
  }
  return {
    handleUpgrade(request, socket, head) {
      // A socket that breaks before the upgrade needs no handling.
      const ignore = (): void => {}
      socket.on('error', ignore)
      admit(request, socket, head).catch((error: unknown) => {
        logger.error({ error }, 'Admitting a client failed')
        reject(socket, 'Failing', 503, 'The relay cannot check your credentials right now. Try again in a few seconds.')
      })
    },
    close() {
      isClosed = true
      server.close()
    },
  }
}

function getQuery(url: string | undefined): URLSearchParams {
  const text = url ?? ''
  const start = text.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : text.slice(start + 1))
}

/** Answers an upgrade over HTTP and closes the socket. */
function refuseUpgrade(socket: Duplex, refusal: { readonly status: number; readonly message: string }): void {
  const { message, status } = refusal
  const body = `${message}\n`
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(status === 429 || status === 503 ? ['Retry-After: 5'] : []),
      '',
      body,
    ].join('\r\n'),
  )
}
