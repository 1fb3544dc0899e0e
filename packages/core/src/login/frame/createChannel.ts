import {
  frameAnswerSchema,
  frameErrorSchema,
  frameEventSchema,
  frameLimits,
  type FrameRequestName,
  type frameRequests,
  isPlainMessage,
} from '@latchkey/protocol/frame'
import { type InferInput, type InferOutput, safeParse } from 'valibot'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { frameTimes } from './constants.ts'
import { defer } from './defer.ts'

/** What the frame tells without being asked. */
export type FrameEvent = InferOutput<typeof frameEventSchema>

/** The requests to a frame that has accepted this page. */
export interface FrameChannel {
  /**
   * Sends a request and resolves with the payload of its answer, which the caller parses.
   *
   * @throws ModalError `embeddedWallet.timedOut` without an answer in time; `embeddedWallet.unreachable` if the frame is gone;
   *   `frame.failed` if the frame answers with an error, whose code is in `context` and `details`.
   */
  request<name extends FrameRequestName>(parameters: {
    readonly name: name
    readonly payload: InferInput<(typeof frameRequests)[name]>
    /** Rejects with the reason of the abortion. A late answer is dropped, and the frame ends what waits for the visitor. */
    readonly signal?: AbortSignal | undefined
    /** Whether the visitor decides, so that only a frame without a sign of life ends the wait. */
    readonly isApproval?: boolean | undefined
  }): Promise<unknown>
  /** Ends all requests with this error, and the channel. */
  close(error: ModalError): void
}

interface Waiting {
  readonly name: FrameRequestName
  settle(outcome: { readonly payload: unknown } | { readonly error: unknown }): void
}

/**
 * Creates the channel over the page's end of the port. An answer counts once, for a request that waits, and only if its type belongs
 * to that request; everything else is dropped.
 */
export function createChannel(parameters: {
  readonly port: MessagePort
  readonly ports: Pick<Ports, 'clock' | 'random'>
  readonly onEvent: (event: FrameEvent) => void
  /** The frame gives no sign of life. The owner of the channel closes it, and removes the frame. */
  readonly onLost: (error: ModalError) => void
}): FrameChannel {
  const { onEvent, onLost, port, ports } = parameters
  const waiting = new Map<string, Waiting>()
  let failure: ModalError | undefined
  let endPings: (() => void) | undefined
  let hasAnswered = true

  const close = (error: ModalError): void => {
    failure ??= error
    port.close()
    for (const { settle } of waiting.values()) settle({ error: failure })
  }
  const send = (id: string, name: FrameRequestName, payload: unknown): void =>
    port.postMessage({ id, type: `APP_${name}`, payload })

  /** A frame that has crashed answers no ping. Its port stays open, so nothing else tells. */
  const watch = (): void => {
    hasAnswered = true
    endPings ??= ports.clock.every(frameTimes.ping, () => {
      if (!hasAnswered) {
        onLost(new ModalError('embeddedWallet.unreachable', { details: 'The frame gave no sign of life.' }))
        return
      }
      hasAnswered = false
      send(ports.random.uuid(), 'PING', undefined)
    })
  }
  const rest = (): void => {
    if (waiting.size > 0) return
    endPings?.()
    endPings = undefined
  }

  const receive = ({ data }: MessageEvent<unknown>): void => {
    if (!isPlainMessage({ value: data, lengthAtMost: frameLimits.rpcLength })) return
    hasAnswered = true
    const answer = safeParse(frameAnswerSchema, data)
    if (!answer.success) {
      const event = safeParse(frameEventSchema, data)
      if (event.success) onEvent(event.output)
      return
    }
    const { id, payload, type } = answer.output
    const request = waiting.get(id)
    if (request === undefined) return
    if (type === `FRAME_${request.name}_SUCCESS`) request.settle({ payload })
    if (type !== `FRAME_${request.name}_ERROR`) return
    const error = safeParse(frameErrorSchema, payload)
    if (!error.success) {
      request.settle({ error: new ModalError('frame.failed', { details: 'The frame gave no reason.' }) })
      return
    }
    const { code: frameCode, message, rpcCode, seconds, triesLeft } = error.output
    const context = { frameCode, seconds, triesLeft, rpcCode }
    request.settle({ error: new ModalError('frame.failed', { context, details: `${frameCode}: ${message}` }) })
  }
  port.addEventListener('message', receive)
  port.start()

  return {
    close,
    async request({ isApproval = false, name, payload, signal }) {
      signal?.throwIfAborted()
      if (failure !== undefined) throw failure
      const id = ports.random.uuid()
      const { promise, reject, resolve } = defer<unknown>()
      const abort = (): void => {
        settle({ error: signal?.reason })
        if (isApproval) send(ports.random.uuid(), 'ABORT_RPC', { id })
      }
      const endWait = isApproval
        ? undefined
        : ports.clock.after(frameTimes.request, () => settle({ error: new ModalError('embeddedWallet.timedOut') }))
      const settle: Waiting['settle'] = (outcome) => {
        waiting.delete(id)
        endWait?.()
        signal?.removeEventListener('abort', abort)
        rest()
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.payload)
      }
      waiting.set(id, { name, settle })
      signal?.addEventListener('abort', abort)
      watch()
      send(id, name, payload)
      return promise
    },
  }
}
