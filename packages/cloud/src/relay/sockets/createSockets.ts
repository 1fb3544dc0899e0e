import { relayCloseCodes } from '@latchkey/protocol/relay'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { RelayTimes } from '../../config/RelaySettings.ts'
import type { Logger } from '../../observe/createLogger.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'
import { answerRequest } from '../answerRequest.ts'
import { formatError } from '../frames/formatAnswer.ts'
import { type Frame, parseFrame, toText } from '../frames/parseFrame.ts'
import type { RelayServices } from '../methods/RelayServices.ts'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { Clients, ExcessSockets } from './createClients.ts'
import { createLiveness } from './createLiveness.ts'
import type { Outbox } from './createOutbox.ts'
import { type RelayConnection, createRelayConnection } from './RelayConnection.ts'

/** Handles the sockets of admitted clients. */
export interface Sockets {
  /** @param stream the stream below the socket. */
  open(socket: WebSocket, client: AdmittedClient, stream: Duplex): void
  /** Closes a socket with a code and drops its state. */
  end(connection: RelayConnection, code: keyof typeof relayCloseCodes, reason: string): void
  /** Continues with a socket that has sent everything. */
  resume(connection: RelayConnection): void
  /** Ignores new requests, finishes those in progress, then closes every socket. Resolves when all are closed. */
  drain(): Promise<void>
}

/** With more unsent bytes than this, no further requests of a socket are read. */
const unsentAtMost = 65_536

type RequestFrame = Extract<Frame, { readonly kind: 'request' }>

/** Creates the socket handling of a node. */
export function createSockets(parameters: {
  readonly services: RelayServices
  readonly logger: Logger
  readonly clients: Clients
  readonly outbox: Outbox
  readonly times: RelayTimes
}): Sockets {
  const { clients, logger, outbox, services, times } = parameters
  const { delivery, limits, metrics, now, rates, subscriptions } = services
  const pendingAnswers = new Set<Promise<void>>()
  let isDraining = false

  const forget = (connection: RelayConnection): void => {
    connection.isEnded = true
    outbox.startClosing(connection)
    subscriptions.suspend(connection)
    delivery.forget(connection)
    clients.remove(connection)
    liveness.forget(connection)
  }
  const end: Sockets['end'] = (connection, code, reason) => {
    if (connection.isEnded) return
    forget(connection)
    metrics.closes.inc({ code: String(relayCloseCodes[code]) })
    connection.socket.close(relayCloseCodes[code], reason)
    // A paused socket would not receive the closing handshake.
    connection.socket.resume()
  }
  const closeExcess = ({ end: close, park }: ExcessSockets): void => {
    for (const connection of park) {
      subscriptions.suspend(connection)
      delivery.forget(connection)
    }
    for (const connection of close) end(connection, 'replaced', 'Replaced by newer sockets of this client')
  }
  /** Reactivates a parked socket that its client still uses. */
  const reactivate = (connection: RelayConnection): void => {
    closeExcess(clients.serve(connection))
    subscriptions.resume(connection)
    delivery.catchUp(connection, Array.from(connection.topics.keys()))
  }
  const liveness = createLiveness({
    times,
    now,
    onDead(connection) {
      metrics.closes.inc({ code: 'dead' })
      forget(connection)
      connection.socket.terminate()
    },
    onStale(connection) {
      // Closing many parked sockets at once would make them all reconnect at once.
      if (!connection.isParked) end(connection, 'stale', 'No subscriptions and no requests')
    },
  })

  const refuse = (connection: RelayConnection, id: string, refusal: RelayRefusal): void => {
    metrics.errors.inc({ reason: refusal.reason })
    outbox.send(connection, formatError(id, refusal))
    leaveIfTooMany(connection, refusal)
  }
  const leaveIfTooMany = (connection: RelayConnection, error: unknown): void => {
    const isRate = error instanceof RelayRefusal && error.reason === 'TooManyRequests'
    if (isRate && !rates.mayBeRefused(connection.client)) end(connection, 'tryAgainLater', 'Too many requests')
  }
  /** Counts a frame. Refuses it if the rate limit is exceeded. */
  const countFrame = (connection: RelayConnection, id: string, characters: number): boolean => {
    if (rates.maySend(connection.client, characters)) return true
    refuse(connection, id, new RelayRefusal('TooManyRequests', 'Too many requests. Try again in a second.'))
    return false
  }

  /** Stops reading from a client that has too many requests in progress or does not read its answers. */
  const settleReading = ({ isEnded, requests, socket }: RelayConnection): void => {
    if (isEnded) return
    if (requests >= limits.requestsAtOnce || socket.bufferedAmount > unsentAtMost) socket.pause()
    else if (socket.isPaused && requests <= limits.requestsAtOnce / 2) socket.resume()
  }
  const answer = async (connection: RelayConnection, request: RequestFrame): Promise<void> => {
    connection.requests += 1
    settleReading(connection)
    const caller = { client: connection.client, connection }
    const { afterwards, error, text } = await answerRequest({ services, logger, caller, request })
    connection.requests -= 1
    outbox.send(connection, text, afterwards)
    settleReading(connection)
    leaveIfTooMany(connection, error)
  }
  const handleText = (connection: RelayConnection, text: string): void => {
    const frame = parseFrame(text)
    if (frame.kind === 'acknowledgement' && delivery.acknowledge(connection, frame.pushId)) return
    const id = 'id' in frame ? frame.id : '0'
    if (!countFrame(connection, id, text.length)) return
    if (frame.kind === 'malformed') {
      connection.malformed += 1
      refuse(connection, id, new RelayRefusal(frame.reason, frame.message))
      if (connection.malformed >= limits.malformedFrames)
        end(connection, 'policyViolation', 'Too many frames that are not requests')
      return
    }
    connection.malformed = 0
    if (frame.kind !== 'request' || isDraining) return
    connection.lastRequestAt = now()
    if (connection.isParked) reactivate(connection)
    const answering = answer(connection, frame).finally(() => pendingAnswers.delete(answering))
    pendingAnswers.add(answering)
  }

  return {
    open(socket, client, stream) {
      const connection = createRelayConnection({ socket, stream, client, now: now() })
      socket.on('message', (data, isBinary) => {
        if (connection.isEnded) return
        if (isBinary) end(connection, 'unsupported', 'The relay accepts only text frames')
        else handleText(connection, toText(data))
      })
      socket.on('ping', (payload) => {
        if (countFrame(connection, '0', 0)) outbox.pong(connection, payload)
        settleReading(connection)
      })
      socket.on('pong', () => {
        if (connection.isAlive) countFrame(connection, '0', 0)
        connection.isAlive = true
      })
      socket.on('error', (error) => {
        // The library closes the socket itself, with 1009 for a frame that is too long.
        if (!connection.isEnded) metrics.closes.inc({ code: 'code' in error ? String(error.code) : 'error' })
        forget(connection)
      })
      socket.on('close', () => {
        forget(connection)
        outbox.forget(connection)
      })
      closeExcess(clients.add(connection))
      liveness.watch(connection)
    },
    end,
    resume(connection) {
      settleReading(connection)
      delivery.resume(connection)
    },
    async drain() {
      isDraining = true
      await Promise.all(pendingAnswers)
      liveness.stop()
      const open = Array.from(clients.all())
      const gone = open.map(({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())))
      for (const connection of open) end(connection, 'goingAway', 'The relay is shutting down')
      await Promise.all(gone)
    },
  }
}
