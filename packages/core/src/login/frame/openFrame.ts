import {
  frameHelloErrorSchema,
  frameHelloSchema,
  frameLimits,
  frameReadySchema,
  isPlainMessage,
} from '@latchkey/protocol/frame'
import { safeParse } from 'valibot'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { openFrameElement } from '../../kernel/ports/openFrameElement.ts'
import type { FrameElement, Ports } from '../../kernel/ports/ports.ts'
import { frameTimes } from './constants.ts'
import { defer } from './defer.ts'
import { createChannel, type FrameChannel, type FrameEvent } from './createChannel.ts'

/** The frame of the embedded wallet in this page. */
export interface Frame extends Pick<FrameChannel, 'request'>, Pick<FrameElement, 'show' | 'hide'> {
  /** Whether the project names no origins, so that this page is unverified (S8.036). */
  readonly isUnverified: boolean
  /** Resolves when the frame is gone: it was reloaded, has crashed, or was closed. */
  readonly ended: Promise<ModalError>
  close(): void
}

/**
 * Opens the frame of the embedded wallet and greets it: when the visitor acts, or when a page with a restored login is idle.
 *
 * The frame counts as loaded when it announces itself. Then it gets one end of a channel, sent to its exact origin, and answers through
 * that end whether this page may use it. From then on nothing but the channel counts.
 *
 * @throws ModalError `embeddedWallet.unreachable` if it does not load or answer in 20 s; `config.originNotAllowed` if it refuses this
 *   page. Rejects with the reason of the abortion if `signal` aborts.
 */
export async function openFrame(parameters: {
  /** The origin of the secure site. */
  readonly secureSite: string
  readonly projectId: string
  /** A CAIP-2 id. */
  readonly chainId: string
  readonly enableLogger: boolean
  readonly ports: Pick<Ports, 'clock' | 'frame' | 'platform' | 'random'>
  readonly onEvent: (event: FrameEvent) => void
  /** The frame is there and accepts this page. */
  readonly onReady?: (() => void) | undefined
  /** The visitor has left the shown frame, such as with Escape. It is hidden. */
  readonly onDismiss?: (() => void) | undefined
  readonly signal: AbortSignal
}): Promise<Frame> {
  const { chainId, enableLogger, onDismiss, onEvent, onReady, ports, projectId, secureSite, signal } = parameters
  signal.throwIfAborted()
  const url = new URL('/frame', secureSite)
  const query = { projectId, chainId, version: String(frameLimits.version), enableLogger: String(enableLogger) }
  url.search = new URLSearchParams(query).toString()

  const { promise: opened, reject, resolve } = defer<Frame>()
  const { promise: ended, resolve: tellEnd } = defer<ModalError>()
  const { port1, port2 } = new MessageChannel()
  const nonce = ports.random.uuid()
  let channel: FrameChannel | undefined
  let isGreeted = false

  const end = (error: unknown): void => {
    endWait()
    signal.removeEventListener('abort', abort)
    element.remove()
    port1.close()
    reject(error)
    if (!(error instanceof ModalError)) return
    channel?.close(error)
    tellEnd(error)
  }
  const abort = (): void => end(signal.reason)
  const fail = (details: string): void => end(new ModalError('embeddedWallet.unreachable', { details }))
  let endWait = ports.clock.after(frameTimes.load, () => fail('The frame did not load or answer in 20 s.'))

  const greet = (data: unknown): void => {
    if (isGreeted || !isPlainMessage({ value: data }) || !safeParse(frameReadySchema, data).success) return
    isGreeted = true
    const hello = { type: 'APP_HELLO', version: frameLimits.version, projectId, nonce }
    element.post(hello, url.origin, port2)
  }
  const { open } = ports.frame ?? { open: openFrameElement }
  const element = open({
    url,
    title: 'Wallet',
    onMessage: greet,
    onDismiss: () => onDismiss?.(),
    // The first document is the frame. Another one is not the wallet that was greeted, so its channel is over.
    onLoad: (count) => {
      if (count > 1) fail('The frame loaded another document.')
    },
  })
  const receive = ({ data }: MessageEvent<unknown>): void => {
    if (!isPlainMessage({ value: data })) return
    const refusal = safeParse(frameHelloErrorSchema, data)
    if (refusal.success && refusal.output.nonce === nonce) {
      end(
        new ModalError('config.originNotAllowed', {
          context: { origin: ports.platform.origin },
          details: refusal.output.message,
        }),
      )
    }
    const success = safeParse(frameHelloSchema, data)
    if (!success.success || success.output.nonce !== nonce) return
    port1.removeEventListener('message', receive)
    endWait()
    channel = createChannel({ port: port1, ports, onEvent, onLost: end })
    const frame: Frame = {
      isUnverified: success.output.isUnverified === true,
      ended,
      request: channel.request,
      show: element.show,
      hide: element.hide,
      close: () => end(new ModalError('embeddedWallet.unreachable', { details: 'The frame was closed.' })),
    }
    onReady?.()
    endWait = ports.clock.after(frameTimes.settle, () => resolve(frame))
  }
  port1.addEventListener('message', receive)
  port1.start()
  signal.addEventListener('abort', abort)
  return opened
}
