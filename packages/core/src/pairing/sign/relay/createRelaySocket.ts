import type { ClockPort, LoggerPort } from '../../../kernel/ports/ports.ts'
import { answerLimits, heartbeatInterval, silenceLimit } from './constants.ts'
import { parseRelayFrame, type RelayFault, type RelayFrame } from './parseRelayFrame.ts'
import type { OpenSocket, WebSocketLike } from './WebSocketLike.ts'

/** One socket to the relay, from opening to closing. A closed socket calls nothing any more. */
export interface RelaySocket {
  /** When opening began, in ms since the epoch. */
  readonly startedAt: number
  /** Starts to open the socket. Called once. */
  open(): void
  isOpen(): boolean
  /** Returns whether the relay has answered on this socket. */
  isProven(): boolean
  /** Returns whether the relay has sent nothing for a while. */
  isQuiet(): boolean
  /** Returns whether the answer to a question is pending. */
  isAsking(): boolean
  /** Returns whether the answer to a question is overdue. */
  isOverdue(): boolean
  countFrames(): number
  write(text: string): void
  /** Sends a request that is not repeated on the next socket. */
  ask(method: string, params: object, onAnswer: Question['onAnswer']): void
  /** Calls a function after some ms, unless the socket has been closed by then. */
  after(milliseconds: number, action: () => void): void
  close(): void
}

export type RelayAnswer = Extract<RelayFrame, { readonly kind: 'answer' }>

export interface CreateRelaySocketParameters {
  /** Returns the URL to open, with a new token. */
  readonly getUrl: () => Promise<string>
  readonly openSocket: OpenSocket
  readonly createId: () => string
  /** How long opening may take, in ms. */
  readonly openLimit: number
  readonly onOpen: () => void
  readonly onHeartbeat: () => void
  readonly onMessage: (message: { readonly topic: string; readonly message: string }) => void
  /** Called with each answer of the relay. */
  readonly onAnswer: (answer: RelayAnswer) => void
  /** Called when the socket has closed or could not be opened. */
  readonly onLost: () => void
  /** Called with the reason for which the relay, or the page, refuses the app. */
  readonly onRefused: (reason: string) => void
  readonly clock: ClockPort
  readonly logger: LoggerPort
}

interface Question {
  readonly sentAt: number
  readonly onAnswer: (result: unknown, fault: RelayFault | undefined) => void
}

/** The code with which the relay refuses the app, in a close and in an error. */
const refusedCode = 3_000

/** Creates a socket to the relay, not yet open. */
export function createRelaySocket(parameters: CreateRelaySocketParameters): RelaySocket {
  const { getUrl, openSocket, createId, openLimit, clock, logger } = parameters
  const { onOpen, onHeartbeat, onMessage, onAnswer, onLost, onRefused } = parameters
  const startedAt = clock.now()
  const questions = new Map<string, Question>()
  const cancels: (() => void)[] = []
  let raw: WebSocketLike | undefined
  let state: 'opening' | 'open' | 'closed' = 'opening'
  let isProven = false
  let heardAt = startedAt
  let frames = 0

  const write = (text: string): void => {
    try {
      raw?.send(text)
    } catch (error) {
      logger.debug('The socket closed while it was being written to.', error)
    }
  }

  const hear = (data: unknown): void => {
    heardAt = clock.now()
    frames++
    const frame = parseRelayFrame(data)
    if (frame?.kind === 'message') {
      // Acknowledge first, because redelivery would not fix a faulty message.
      write(frame.receipt)
      onMessage(frame)
    }
    if (frame?.kind !== 'answer') return
    const { id, result, fault } = frame
    isProven = true
    if (fault?.code === refusedCode) return onRefused(fault.message)
    const question = questions.get(id)
    questions.delete(id)
    question?.onAnswer(result, fault)
    onAnswer(frame)
  }

  const start = (): void => {
    state = 'open'
    cancels.push(clock.every(heartbeatInterval, onHeartbeat))
    onOpen()
  }

  const listen = (socket: WebSocketLike): void => {
    const whileUsed =
      <event>(action: (event: event) => void) =>
      (event: event): void => {
        if (state !== 'closed') action(event)
      }
    socket.addEventListener('open', whileUsed(start))
    socket.addEventListener(
      'message',
      whileUsed(({ data }) => hear(data)),
    )
    socket.addEventListener(
      'close',
      whileUsed(({ code, reason }) => (code === refusedCode ? onRefused(reason ?? '') : onLost())),
    )
    // The close that follows reports the error; without a listener, Node treats it as uncaught.
    socket.addEventListener('error', () => undefined)
  }

  const open = async (): Promise<void> => {
    cancels.push(clock.after(openLimit, () => state === 'opening' && onLost()))
    const url = await getUrl().catch((error: unknown) => {
      logger.warn('The token for the relay could not be created.', error)
      return undefined
    })
    if (state === 'closed') return
    if (url === undefined) return onLost()
    try {
      raw = openSocket(url)
      listen(raw)
    } catch (error) {
      onRefused(error instanceof Error ? error.message : '')
    }
  }

  return {
    startedAt,
    open: () => void open(),
    isOpen: () => state === 'open',
    isProven: () => isProven,
    isQuiet: () => clock.now() - heardAt >= silenceLimit,
    isAsking: () => questions.size > 0,
    isOverdue: () => [...questions.values()].some(({ sentAt }) => sentAt + answerLimits.usual <= clock.now()),
    countFrames: () => frames,
    write,
    ask: (method, params, answer) => {
      const id = createId()
      questions.set(id, { sentAt: clock.now(), onAnswer: answer })
      write(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    },
    after: (milliseconds, action) => void cancels.push(clock.after(milliseconds, action)),
    close: () => {
      state = 'closed'
      for (const cancel of cancels) cancel()
      try {
        raw?.close(1_000)
      } catch (error) {
        logger.debug('The socket was already closed.', error)
      }
    },
  }
}
