import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { relayCloseCodes, type RelayErrorReason } from '@latchkey/protocol/relay'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RelayLimits, RelaySettings, RelayTimes } from '../config/RelaySettings.ts'
import type { Logger } from '../observe/createLogger.ts'
import { getRequestAddress } from '../request/getClientAddress.ts'
import type { AdmittedClient, Admission } from './access/createAdmission.ts'
import type { RelayMetrics } from './createRelayMetrics.ts'
import type { RelayRates } from './limits/createRelayRates.ts'
import type { Clients } from './sockets/createClients.ts'

/** Where sockets come in. */
export interface UpgradeHandler {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

/** Why nobody is let in whatever he shows. Answered by HTTP, after which clients wait longer than after a close. */
interface Overload {
  readonly reason: 'TooManyRequests' | 'Full' | 'Stopping' | 'Failing'
  readonly status: 429 | 503
  readonly message: string
}

/** Makes the relay's door: takes sockets that may come in, and tells the others why not in the way that they understand. */
export function createUpgradeHandler(parameters: {
  readonly admission: Admission
  readonly settings: Pick<RelaySettings, 'readAddress' | 'unlimitedProjectId'>
  readonly limits: RelayLimits
  readonly times: Pick<RelayTimes, 'close'>
  readonly rates: Pick<RelayRates, 'mayConnect'>
  readonly clients: Pick<Clients, 'count' | 'countOfAddress'>
  readonly metrics: RelayMetrics
  readonly logger: Logger
  readonly onOpen: (socket: WebSocket, client: AdmittedClient) => void
  /** Makes room for one more socket; false if it cannot. */
  readonly onFull: () => boolean
}): UpgradeHandler {
  const { admission, clients, limits, logger, metrics, onFull, onOpen, rates, settings, times } = parameters
  const readAddress =
    settings.readAddress ?? ((request: IncomingMessage) => getRequestAddress({ request, trustedProxies: 0 }))
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // Pings are counted before they are answered.
    autoPong: false,
    maxPayload: limits.frameBytes,
    // Not known to the library's types yet.
    closeTimeout: times.close,
  }
  const server = new WebSocketServer(options)
  /** Who is being looked at, with the one who asks. */
  let entering = 0
  let isClosed = false

  const findOverload = (address: string, isUnlimited: boolean): Overload | undefined => {
    if (isClosed) return { reason: 'Stopping', status: 503, message: 'The relay stops. Try again in some seconds.' }
    if (clients.count().sockets + entering > limits.sockets && !onFull())
      return { reason: 'Full', status: 503, message: 'The relay is full. Try again in some seconds.' }
    if (isUnlimited) return undefined
    if (clients.countOfAddress(address) >= limits.socketsPerAddress || !rates.mayConnect(address))
      return { reason: 'TooManyRequests', status: 429, message: 'Too many sockets. Try again in some seconds.' }
    return undefined
  }
  const turnAway = (socket: Duplex, reason: RelayErrorReason | Overload['reason'], status: number, message: string) => {
    metrics.refusals.inc({ reason })
    refuseUpgrade(socket, { status, message })
  }
  const enter = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const query = getQuery(request.url)
    const address = readAddress(request)
    const isUnlimited = address.isLoopback && query.get('projectId') === settings.unlimitedProjectId
    const overload = findOverload(address.key, isUnlimited)
    if (overload !== undefined) return turnAway(socket, overload.reason, overload.status, overload.message)
    const { authorization, host, origin } = request.headers
    const admitted = await admission.admit({ query, authorization, origin, host, address })
    if ('clientId' in admitted) {
      const late = isClosed ? findOverload(address.key, isUnlimited) : undefined
      if (late !== undefined) return turnAway(socket, late.reason, late.status, late.message)
      return server.handleUpgrade(request, socket, head, (opened) => onOpen(opened, admitted))
    }
    const { message, reason, status } = admitted
    logger.debug({ reason }, 'a client was not let in')
    if (query.get('useOnCloseEvent') !== 'true') return turnAway(socket, reason, status, message)
    metrics.refusals.inc({ reason })
    server.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', () => {})
      opened.close(relayCloseCodes.refused, message)
    })
  }
  return {
    handleUpgrade(request, socket, head) {
      // A socket that breaks before it is a WebSocket is nobody's loss.
      const ignore = (): void => {}
      socket.on('error', ignore)
      entering += 1
      enter(request, socket, head)
        .catch((error: unknown) => {
          logger.error({ error }, 'a client could not be let in')
          turnAway(socket, 'Failing', 503, 'The relay cannot find out who you are. Try again in some seconds.')
        })
        .finally(() => {
          entering -= 1
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

/** Answers an upgrade by HTTP instead, and ends the socket. */
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
