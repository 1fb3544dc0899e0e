import { relayCloseCodes } from '@latchkey/protocol/relay'
import type { WebSocket } from 'ws'
import type { RelayTimes } from '../../config/RelaySettings.ts'
import type { Logger } from '../../observe/createLogger.ts'
import type { AdmittedClient } from '../access/createAdmission.ts'
import { answerRequest } from '../answerRequest.ts'
import { formatError } from '../frames/formatAnswer.ts'
import { type Frame, parseFrame, toText } from '../frames/parseFrame.ts'
import type { RelayServices } from '../methods/RelayServices.ts'
import { RelayRefusal } from '../RelayRefusal.ts'
import type { Clients, TooMany } from './createClients.ts'
import { createLiveness } from './createLiveness.ts'
import type { Outbox } from './createOutbox.ts'
import { type RelayConnection, createRelayConnection } from './RelayConnection.ts'

/** What happens on the sockets that were let in. */
export interface Sockets {
  open(socket: WebSocket, client: AdmittedClient): void
  /** Ends a socket with a code; from then on it costs nothing but its goodbye. */
  end(connection: RelayConnection, code: keyof typeof relayCloseCodes, reason: string): void
  /** Takes no more requests, waits for those under way, then ends every socket. Resolves when all are gone. */
  drain(): Promise<void>
}

type RequestFrame = Extract<Frame, { readonly kind: 'request' }>

/** A frame counts once, and once more for each of so many characters. */
const charactersPerFrame = 4_096

/** Makes the part of the relay that listens to clients. */
export function createSockets(parameters: {
  readonly services: RelayServices
  readonly logger: Logger
  readonly clients: Clients
  readonly outbox: Outbox
  readonly times: RelayTimes
}): Sockets {
  const { clients, logger, outbox, services, times } = parameters
  const { delivery, limits, metrics, now, rates, subscriptions } = services
  const underWay = new Set<Promise<void>>()
  let isDraining = false

  const forget = (connection: RelayConnection): void => {
    connection.isEnded = true
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
    // One that is not read would not hear the goodbye of its other end.
    connection.socket.resume()
  }
  const thinOut = ({ end: ended, park }: TooMany): void => {
    for (const connection of park) {
      subscriptions.suspend(connection)
      delivery.forget(connection)
    }
    for (const connection of ended) end(connection, 'replaced', 'Newer sockets of the client took the place')
  }
  /** Serves a parked socket again: its client still uses it. */
  const wake = (connection: RelayConnection): void => {
    thinOut(clients.serve(connection))
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
      // Many parked ones at once would come back at once.
      if (!connection.isParked) end(connection, 'stale', 'Nothing was subscribed and nothing was asked')
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
  /** Counts a frame; refuses it if it is too many. */
  const countFrame = (connection: RelayConnection, id: string, characters: number): boolean => {
    if (rates.maySend(connection.client, 1 + Math.floor(characters / charactersPerFrame))) return true
    refuse(connection, id, new RelayRefusal('TooManyRequests', 'Too many requests. Try again in a second.'))
    return false
  }

  const answer = async (connection: RelayConnection, request: RequestFrame): Promise<void> => {
    connection.requests += 1
    if (connection.requests >= limits.requestsAtOnce) connection.socket.pause()
    const caller = { client: connection.client, connection }
    const { afterwards, error, text } = await answerRequest({ services, logger, caller, request })
    connection.requests -= 1
    if (connection.socket.isPaused && connection.requests <= limits.requestsAtOnce / 2) connection.socket.resume()
    outbox.send(connection, text, afterwards)
    leaveIfTooMany(connection, error)
  }
  const hear = (connection: RelayConnection, text: string): void => {
    const frame = parseFrame(text)
    if (frame.kind === 'acknowledgement' && delivery.acknowledge(connection, frame.pushId)) return
    const id = 'id' in frame ? frame.id : '0'
    if (!countFrame(connection, id, text.length)) return
    if (frame.kind === 'malformed') {
      connection.malformed += 1
      refuse(connection, id, new RelayRefusal(frame.reason, frame.message))
      if (connection.malformed >= limits.malformedFrames)
        end(connection, 'policyViolation', 'Too many frames that are no requests')
      return
    }
    connection.malformed = 0
    if (frame.kind !== 'request' || isDraining) return
    connection.lastRequestAt = now()
    if (connection.isParked) wake(connection)
    const answering = answer(connection, frame).finally(() => underWay.delete(answering))
    underWay.add(answering)
  }

  return {
    open(socket, client) {
      const connection = createRelayConnection({ socket, client, now: now() })
      socket.on('message', (data, isBinary) => {
        if (connection.isEnded) return
        connection.isAlive = true
        if (isBinary) end(connection, 'unsupported', 'The relay speaks text frames')
        else hear(connection, toText(data))
      })
      socket.on('ping', (payload) => {
        connection.isAlive = true
        if (countFrame(connection, '0', 0)) outbox.pong(connection, payload)
      })
      socket.on('pong', () => {
        if (connection.isAlive) countFrame(connection, '0', 0)
        connection.isAlive = true
      })
      socket.on('error', (error) => {
        // The library ends the socket by itself, with 1009 for a frame that is too long.
        if (!connection.isEnded) metrics.closes.inc({ code: 'code' in error ? String(error.code) : 'error' })
        forget(connection)
      })
      socket.on('close', () => forget(connection))
      thinOut(clients.add(connection))
      liveness.watch(connection)
    },
    end,
    async drain() {
      isDraining = true
      await Promise.all(underWay)
      liveness.stop()
      const open = Array.from(clients.all())
      const gone = open.map(({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())))
      for (const connection of open) end(connection, 'goingAway', 'The relay stops')
      await Promise.all(gone)
    },
  }
}
