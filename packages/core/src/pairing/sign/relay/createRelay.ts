import { ModalError } from '../../../kernel/errors/ModalError.ts'
import type { ClockPort, LoggerPort, RandomPort } from '../../../kernel/ports/ports.ts'
import { createStore } from '../../../kernel/store/createStore.ts'
import type { ReadableStore } from '../../../kernel/store/createStore.ts'
import type { RelayStatus } from '../../../adapter/PairingClient.ts'
import { answerLimits, heartbeatInterval, idleDelay, openLimits } from './constants.ts'
import { createOutbox } from './createOutbox.ts'
import type { RelayRequest } from './createOutbox.ts'
import { createRelaySocket, type RelayAnswer, type RelaySocket } from './createRelaySocket.ts'
import { createTopics } from './createTopics.ts'
import { getRetryPause } from './getRetryPause.ts'
import type { OpenSocket } from './WebSocketLike.ts'

/** A connection to the relay, opened and closed on demand. */
export interface Relay {
  readonly store: ReadableStore<{ readonly relay: RelayStatus }>
  /**
   * Sends a request, and repeats it with the same id and text until the relay answers.
   *
   * @throws the relay's refusal of the app, `request.failed` with the relay's code, `request.timedOut`, `request.aborted`.
   */
  send(request: RelayRequest): Promise<unknown>
  /** Subscribes to a topic on this and every later connection; `isImplicit` if another request has just subscribed to it. */
  subscribe(topic: string, parameters?: { readonly isImplicit?: boolean | undefined }): void
  unsubscribe(topic: string): void
  /** Connects now if necessary, and checks that an open connection is alive. */
  resume(): void
  /** Closes the socket and stops all timers. Pending requests reject with `error`. */
  destroy(error: ModalError): void
}

export interface CreateRelayParameters {
  /** Returns the URL to open, with a new token. */
  readonly getUrl: () => Promise<string>
  readonly openSocket: OpenSocket
  /** Returns whether an attempt can succeed, that is, whether there is a network. */
  readonly isReachable: () => boolean
  /** Returns whether a wallet's answer is pending. */
  readonly isWaiting: () => boolean
  readonly onMessage: (message: { readonly topic: string; readonly message: string }) => void
  readonly onRefused: (error: ModalError) => void
  /** The page's origin, for the error if the relay does not allow it. */
  readonly origin: string
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly logger: LoggerPort
}

/** Creates the connection to a relay. There is one socket and one attempt at a time. */
export function createRelay(parameters: CreateRelayParameters): Relay {
  const { isReachable, isWaiting, onRefused, origin, clock, random } = parameters
  const store = createStore<{ relay: RelayStatus }>({ relay: 'idle' })
  const getPause = (tries: number): number =>
    getRetryPause({ failures: tries, chance: (random.bytes(1)[0] ?? 0) / 255 })
  const topics = createTopics({ ...parameters, getPause })
  const outbox = createOutbox({ clock })
  let current: RelaySocket | undefined
  let failures = 0
  let count = 0
  let isRefused = false
  let isDestroyed = false
  let cancelRetry = (): void => undefined
  let cancelRest = (): void => undefined

  const createId = (): string => `${clock.now()}${String(count++ % 1_000_000).padStart(6, '0')}`
  const isNeeded = (): boolean => !isDestroyed && !isRefused && (topics.getSize() > 0 || outbox.getSize() > 0)
  const isIdle = (): boolean => store.getState().relay === 'idle'

  const flush = (): void => {
    const socket = current
    if (socket?.isOpen()) outbox.flush(socket.write, { isQuiet: socket.isQuiet() })
  }

  const drop = (): void => {
    const socket = current
    if (!socket) return
    current = undefined
    outbox.markUnsent()
    socket.close()
  }

  const stop = (): void => {
    cancelRetry()
    drop()
    store.patch({ relay: 'idle' })
  }

  /** Closes the connection when it has been unused for a while. */
  const rest = (): void => {
    if (isNeeded() || isDestroyed) return
    cancelRest()
    cancelRest = clock.after(idleDelay, () => {
      if (!isNeeded()) stop()
    })
  }

  const refuse = (reason: string): void => {
    const error = toRefusal({ reason, origin })
    isRefused = true
    failures = 0
    stop()
    outbox.rejectAll(error)
    onRefused(error)
  }

  /** Sends a request again that the relay has deferred. */
  const hear = (socket: RelaySocket, { id, result, fault }: RelayAnswer): void => {
    failures = 0
    const delayed = outbox.answer(id, result, fault)
    if (!delayed) return
    socket.after(getPause(delayed.delays), () => {
      outbox.markUnsent(id)
      flush()
    })
  }

  // Function declarations, because a lost connection leads to the next one.
  function wait(milliseconds: number): void {
    store.patch({ relay: 'waiting' })
    cancelRetry = clock.after(milliseconds, connect)
  }

  /** Handles a socket that has closed or failed to open. */
  function lose(): void {
    drop()
    if (isNeeded()) wait(getPause(failures++))
    else store.patch({ relay: 'idle' })
  }

  /** Replaces a silent socket, although the relay may be reachable. */
  function replace(socket: RelaySocket): void {
    if (!socket.isProven()) return lose()
    drop()
    connect()
  }

  function connect(): void {
    cancelRetry()
    if (current || !isNeeded()) return
    if (!isReachable()) return wait(heartbeatInterval)
    store.patch({ relay: 'connecting' })
    const socket: RelaySocket = createRelaySocket({
      ...parameters,
      createId,
      openLimit: Math.min(openLimits.longest, openLimits.first * (failures + 1)),
      onOpen: () => {
        store.patch({ relay: 'connected' })
        topics.subscribe(socket)
        flush()
      },
      onHeartbeat: () => {
        if (outbox.isOverdue() || socket.isOverdue()) replace(socket)
        else if (isWaiting() && socket.isQuiet()) topics.probe(socket)
      },
      onAnswer: (answer) => hear(socket, answer),
      onLost: lose,
      onRefused: refuse,
    })
    current = socket
    socket.open()
  }

  return {
    store,
    send: (request) => {
      if (isDestroyed) return Promise.reject(new ModalError('request.aborted'))
      isRefused = false
      const answer = outbox.add(createId(), request)
      if (isIdle()) connect()
      flush()
      return answer.finally(rest)
    },
    subscribe: (topic, { isImplicit = false } = {}) => {
      if (!topics.add(topic)) return
      if (current?.isOpen() && !isImplicit) topics.subscribe(current, [topic])
      if (isIdle()) connect()
    },
    unsubscribe: (topic) => {
      if (topics.remove(topic, current)) rest()
    },
    resume: () => {
      isRefused = false
      const socket = current
      if (!socket) return connect()
      if (!socket.isOpen()) {
        if (clock.now() - socket.startedAt < answerLimits.afterSilence) return
        drop()
        return connect()
      }
      const frames = socket.countFrames()
      topics.probe(socket)
      socket.after(answerLimits.afterSilence, () => {
        if (socket.countFrames() === frames) replace(socket)
      })
    },
    destroy: (error) => {
      isDestroyed = true
      cancelRest()
      stop()
      outbox.rejectAll(error)
      topics.clear()
    },
  }
}

/** Converts the reason with which the relay refused the app to an error. */
function toRefusal(parameters: { readonly reason: string; readonly origin: string }): ModalError {
  const { reason, origin } = parameters
  const details = `The relay says: ${reason.slice(0, 200)}`
  // Each connection has a new token, so one that is expired or not yet valid means that a clock is wrong.
  if (/jwt.*(?:not yet valid|expired)/i.test(reason)) return new ModalError('session.expired', { details })
  if (/origin/i.test(reason)) return new ModalError('config.originNotAllowed', { details, context: { origin } })
  if (/project|invalid key/i.test(reason)) return new ModalError('config.projectIdInvalid', { details })
  return new ModalError('relay.refused', { details, context: { reason: reason.slice(0, 200) } })
}
