import { ModalError } from '../../../kernel/errors/ModalError.ts'
import type { ClockPort, LoggerPort, RandomPort } from '../../../kernel/ports/ports.ts'
import { createStore } from '../../../kernel/store/createStore.ts'
import type { ReadableStore } from '../../../kernel/store/createStore.ts'
import type { RelayStatus } from '../../../adapter/PairingClient.ts'
import { answerLimits, batchSize, heartbeatInterval, idleDelay, openLimits, silenceLimit } from './constants.ts'
import { createOutbox } from './createOutbox.ts'
import type { RelayRequest } from './createOutbox.ts'
import { getRetryPause } from './getRetryPause.ts'
import { parseRelayFrame } from './parseRelayFrame.ts'
import type { RelayFault } from './parseRelayFrame.ts'
import { toRefusal } from './toRefusal.ts'
import type { OpenSocket, WebSocketLike } from './WebSocketLike.ts'

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

/** A request on one socket, not repeated on the next. */
interface Question {
  readonly sentAt: number
  readonly onAnswer: (result: unknown, fault: RelayFault | undefined) => void
}

interface Socket {
  raw: WebSocketLike | undefined
  isOpen: boolean
  /** Whether the relay has answered on this socket. */
  isProven: boolean
  readonly startedAt: number
  heardAt: number
  framesHeard: number
  readonly questions: Map<string, Question>
  /** Functions that stop the timers of this socket. */
  readonly cancels: (() => void)[]
}

/** The code with which the relay refuses the app, in a close and in an error. */
const refusedCode = 3_000

/** Creates the connection to a relay. There is one socket and one attempt at a time. */
export function createRelay(parameters: CreateRelayParameters): Relay {
  const { getUrl, openSocket, isReachable, isWaiting, onMessage, onRefused, origin, clock, random, logger } = parameters
  const store = createStore<{ relay: RelayStatus }>({ relay: 'idle' })
  /** Topics with the relay's subscription id, once it is known. */
  const topics = new Map<string, string | undefined>()
  const outbox = createOutbox({ clock, onEnd: () => closeIdle() })
  let current: Socket | undefined
  let failures = 0
  let count = 0
  let isRefused = false
  let isDestroyed = false
  let cancelRetry = (): void => undefined
  let cancelRest: (() => void) | undefined

  const createId = (): string => `${clock.now()}${String(count++ % 1_000_000).padStart(6, '0')}`
  const isNeeded = (): boolean => !isDestroyed && !isRefused && (topics.size > 0 || outbox.getSize() > 0)
  const getPause = (tries: number): number =>
    getRetryPause({ failures: tries, chance: (random.bytes(1)[0] ?? 0) / 255 })

  const wait = (milliseconds: number): void => {
    store.patch({ relay: 'waiting' })
    cancelRetry = clock.after(milliseconds, connect)
  }

  const connect = (): void => {
    cancelRetry()
    if (current || !isNeeded()) return
    if (!isReachable()) return wait(heartbeatInterval)
    store.patch({ relay: 'connecting' })
    const [questions, cancels] = [new Map<string, Question>(), []]
    const times = { startedAt: clock.now(), heardAt: clock.now(), framesHeard: 0 }
    const socket: Socket = { raw: undefined, isOpen: false, isProven: false, ...times, questions, cancels }
    current = socket
    const limit = Math.min(openLimits.longest, openLimits.first * (failures + 1))
    socket.cancels.push(clock.after(limit, () => !socket.isOpen && lose(socket)))
    void open(socket)
  }

  const open = async (socket: Socket): Promise<void> => {
    let url: string
    try {
      url = await getUrl()
    } catch (error) {
      logger.warn('The token for the relay could not be created.', error)
      return lose(socket)
    }
    if (socket !== current) return
    try {
      const raw = openSocket(url)
      socket.raw = raw
      raw.addEventListener('open', () => socket === current && start(socket))
      raw.addEventListener('message', ({ data }) => socket === current && hear(socket, data))
      raw.addEventListener('close', ({ code, reason }) => {
        if (code === refusedCode && socket === current) refuse(reason ?? '')
        else lose(socket)
      })
      // The close that follows reports the error; without a listener, Node treats it as uncaught.
      raw.addEventListener('error', () => undefined)
    } catch (error) {
      refuse(error instanceof Error ? error.message : '')
    }
  }

  const start = (socket: Socket): void => {
    socket.isOpen = true
    socket.cancels.push(clock.every(heartbeatInterval, () => check(socket)))
    store.patch({ relay: 'connected' })
    subscribeTo(socket, [...topics.keys()])
    flush()
  }

  const drop = (socket: Socket): void => {
    current = undefined
    for (const cancel of socket.cancels) cancel()
    outbox.markUnsent()
    try {
      socket.raw?.close(1_000)
    } catch (error) {
      logger.debug('The socket was already closed.', error)
    }
  }

  /** Handles a socket that has closed or failed to open. */
  const lose = (socket: Socket): void => {
    if (socket !== current) return
    drop(socket)
    if (isNeeded()) wait(getPause(failures++))
    else store.patch({ relay: 'idle' })
  }

  /** Replaces a silent socket, although the relay may be reachable. */
  const replace = (socket: Socket): void => {
    if (!socket.isProven) return lose(socket)
    drop(socket)
    connect()
  }

  const refuse = (reason: string): void => {
    const error = toRefusal({ reason, origin })
    isRefused = true
    failures = 0
    cancelRetry()
    if (current) drop(current)
    store.patch({ relay: 'idle' })
    outbox.rejectAll(error)
    onRefused(error)
  }

  /** Closes the connection when it has been unused for a while. */
  const closeIdle = (): void => {
    if (isNeeded() || isDestroyed) return
    cancelRest?.()
    cancelRest = clock.after(idleDelay, () => {
      if (isNeeded()) return
      cancelRetry()
      if (current) drop(current)
      store.patch({ relay: 'idle' })
    })
  }

  const check = (socket: Socket): void => {
    const oldest = Math.min(...[...socket.questions.values()].map(({ sentAt }) => sentAt))
    if (outbox.isOverdue() || oldest + answerLimits.usual <= clock.now()) replace(socket)
    else if (isWaiting() && clock.now() - socket.heardAt >= silenceLimit) probe(socket)
  }

  /** Checks that the relay answers, by subscribing to a topic again, which has no effect. */
  const probe = (socket: Socket): void => {
    const [topic] = topics.keys()
    if (topic !== undefined && socket.questions.size === 0) subscribeTo(socket, [topic])
  }

  const write = (socket: Socket, text: string): void => {
    try {
      socket.raw?.send(text)
    } catch (error) {
      logger.debug('The socket closed while it was being written to.', error)
    }
  }

  const flush = (): void => {
    const socket = current
    if (!socket?.isOpen) return
    outbox.flush((text) => write(socket, text), { isQuiet: clock.now() - socket.heardAt >= silenceLimit })
  }

  const ask = (socket: Socket, method: string, params: object, onAnswer: Question['onAnswer']): void => {
    const id = createId()
    socket.questions.set(id, { sentAt: clock.now(), onAnswer })
    write(socket, JSON.stringify({ id, jsonrpc: '2.0', method, params }))
  }

  const subscribeTo = (socket: Socket, requested: readonly string[], tries = 0): void => {
    const live = requested.filter((topic) => topics.has(topic))
    for (let index = 0; index < live.length; index += batchSize) {
      const batch = live.slice(index, index + batchSize)
      ask(socket, 'irn_batchSubscribe', { topics: batch }, (result, fault) => {
        if (fault) {
          logger.warn('The relay refused a subscription.', fault)
          socket.cancels.push(clock.after(getPause(tries), () => subscribeTo(socket, batch, tries + 1)))
        }
        const ids: readonly unknown[] = Array.isArray(result) ? result : []
        for (const [at, topic] of batch.entries()) {
          const id = ids[at]
          if (topics.has(topic) && typeof id === 'string') topics.set(topic, id)
        }
      })
    }
  }

  const hear = (socket: Socket, data: unknown): void => {
    socket.heardAt = clock.now()
    socket.framesHeard++
    const frame = parseRelayFrame(data)
    if (frame?.kind === 'message') {
      // Acknowledge first, because redelivery would not fix a faulty message.
      write(socket, frame.receipt)
      onMessage(frame)
    }
    if (frame?.kind !== 'answer') return
    const { id, result, fault } = frame
    socket.isProven = true
    failures = 0
    if (fault?.code === refusedCode) return refuse(fault.message)
    const question = socket.questions.get(id)
    socket.questions.delete(id)
    question?.onAnswer(result, fault)
    const delayed = outbox.answer(id, result, fault)
    if (!delayed) return
    const again = (): void => {
      outbox.markUnsent(id)
      flush()
    }
    socket.cancels.push(clock.after(getPause(delayed.delays), again))
  }

  const isIdle = (): boolean => store.getState().relay === 'idle'

  return {
    store,
    send: (request) => {
      if (isDestroyed) return Promise.reject(new ModalError('request.aborted'))
      isRefused = false
      const answer = outbox.add(createId(), request)
      if (isIdle()) connect()
      flush()
      return answer
    },
    subscribe: (topic, { isImplicit = false } = {}) => {
      if (topics.has(topic)) return
      topics.set(topic, undefined)
      if (current?.isOpen && !isImplicit) subscribeTo(current, [topic])
      if (isIdle()) connect()
    },
    unsubscribe: (topic) => {
      const id = topics.get(topic) ?? topic
      if (!topics.delete(topic)) return
      if (current?.isOpen) ask(current, 'irn_unsubscribe', { topic, id }, () => undefined)
      closeIdle()
    },
    resume: () => {
      isRefused = false
      const socket = current
      if (!socket) return connect()
      if (!socket.isOpen) {
        if (clock.now() - socket.startedAt < answerLimits.afterSilence) return
        drop(socket)
        return connect()
      }
      const { framesHeard } = socket
      probe(socket)
      const ensure = (): void => {
        if (socket === current && socket.framesHeard === framesHeard) replace(socket)
      }
      socket.cancels.push(clock.after(answerLimits.afterSilence, ensure))
    },
    destroy: (error) => {
      isDestroyed = true
      cancelRetry()
      cancelRest?.()
      if (current) drop(current)
      outbox.rejectAll(error)
      topics.clear()
      store.patch({ relay: 'idle' })
    },
  }
}
