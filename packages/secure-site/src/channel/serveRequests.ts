import {
  type FrameErrorCode,
  frameLimits,
  type FrameRequestName,
  frameRequests,
  frameRequestSchema,
  isPlainMessage,
} from '@latchkey/protocol/frame'
import { type InferOutput, safeParse } from 'valibot'
import { FrameFailure } from '../session/FrameFailure.ts'
import { toFrameFailure } from '../session/toFrameFailure.ts'

/** What a handler learns of a request beside its payload. */
export interface PageRequest {
  /** The page's name for the request, by which it can be ended. */
  readonly id: string
}

/** Answers a request: the payload of the answer. Of a rejection the page learns what `toFrameFailure` makes of it. */
export type RequestHandlers = {
  readonly [name in FrameRequestName]?: (
    payload: InferOutput<(typeof frameRequests)[name]>,
    request: PageRequest,
  ) => unknown
}

const limits = {
  /** Ids that a later request cannot use again. */
  ids: 1_024,
  /** More messages than this within `window` end the channel. */
  messages: 600,
  /** In ms. */
  window: 10_000,
}

/**
 * Answers the requests that arrive at a port. A message that is too large or too deep, has an unknown
 * type or repeats an id is dropped without an answer. A page that floods the frame is cut off.
 */
export function serveRequests(parameters: {
  readonly port: MessagePort
  readonly handlers: RequestHandlers
  /** Current time in ms; default: the browser's. */
  readonly now?: (() => number) | undefined
}): void {
  const { handlers, now = () => performance.now(), port } = parameters
  const ids = new Set<string>()
  let open = 0
  let began = now()
  let count = 0

  const isFlood = (): boolean => {
    if (now() - began > limits.window) {
      began = now()
      count = 0
    }
    count += 1
    return count > limits.messages
  }

  const receive = ({ data }: MessageEvent<unknown>): void => {
    if (isFlood()) {
      port.close()
      return
    }
    if (!isPlainMessage({ value: data, lengthAtMost: frameLimits.rpcLength })) return
    const request = safeParse(frameRequestSchema, data)
    if (!request.success || ids.has(request.output.id)) return
    const { id, payload, type } = request.output
    const name = type.slice('APP_'.length)
    if (!isRequestName(name)) return
    if (name !== 'RPC_REQUEST' && !isPlainMessage({ value: data })) return
    if (ids.size >= limits.ids) ids.delete(ids.values().next().value ?? '')
    ids.add(id)

    const succeed = (result: unknown): void => port.postMessage({ id, type: `FRAME_${name}_SUCCESS`, payload: result })
    const fail = (code: FrameErrorCode, message: string): void => tell(new FrameFailure(code, message))
    const tell = ({ code, message, rpcCode, seconds, triesLeft }: FrameFailure): void =>
      port.postMessage({
        id,
        type: `FRAME_${name}_ERROR`,
        payload: {
          code,
          message,
          ...(seconds === undefined ? {} : { seconds }),
          ...(triesLeft === undefined ? {} : { triesLeft }),
          ...(rpcCode === undefined ? {} : { rpcCode }),
        },
      })

    const answer = async (): Promise<void> => {
      const parsed = safeParse(frameRequests[name], payload)
      if (!parsed.success) return fail('request.invalid', `The payload of ${type} does not match its schema.`)
      if (open >= frameLimits.openRequests) return fail('request.tooMany', 'Too many requests wait for an answer.')
      // The schema of this very request has parsed the payload, which is what the handler's type says.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      const handle = handlers[name] as ((payload: unknown, request: PageRequest) => unknown) | undefined
      if (handle === undefined) return fail('request.unsupported', `This wallet does not support ${type}.`)
      open += 1
      try {
        succeed(await handle(parsed.output, { id }))
      } catch (error) {
        tell(toFrameFailure(error))
      } finally {
        open -= 1
      }
    }
    void answer()
  }
  port.addEventListener('message', receive)
  port.start()
}

function isRequestName(name: string): name is FrameRequestName {
  return Object.hasOwn(frameRequests, name)
}
