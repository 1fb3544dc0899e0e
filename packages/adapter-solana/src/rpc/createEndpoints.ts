import { isPlainObject, ModalError, toModalError, withLimits } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import { HTTP_TIMEOUT, MAX_ANSWER_LENGTH } from './constants.ts'
import { parseAnswer } from './parseAnswer.ts'
import { toNodeError } from './toNodeError.ts'

/** Asks a chain by JSON-RPC. Rejects with errors of the catalogue. */
export type AskNode = (method: string, params: readonly unknown[], signal: AbortSignal | undefined) => Promise<unknown>

/** What a node says of itself that another one may do better: it is behind, overloaded, or has cleaned up. */
const otherNodeMayHelp: readonly unknown[] = [-32_004, -32_005, -32_014, -32_016, 429]

/**
 * Reaches a chain over one or several endpoints. The one that answered last is asked first; when it does not answer, or says that
 * it cannot, the others are.
 */
export function createEndpoints(parameters: {
  readonly urls: readonly string[]
  readonly clock: ClockPort
  readonly life: AbortSignal
}): AskNode {
  const { urls, clock, life } = parameters
  let preferred = 0
  let count = 0

  const askOne = async (url: string, call: object, signal: AbortSignal | undefined): Promise<Answer> => {
    const over = new AbortController()
    const fetching = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
      signal: over.signal,
    }).then(async (response) => ({ status: response.status, text: await response.text() }))
    try {
      const { status, text } = await withLimits(fetching, { clock, signals: [life, signal], timeout: HTTP_TIMEOUT })
      const answer = text.length > MAX_ANSWER_LENGTH ? undefined : parseAnswer(text)
      if (isPlainObject(answer) && (isPlainObject(answer['error']) || (status < 300 && answer['result'] !== undefined)))
        return { error: answer['error'], result: answer['result'] }
      throw new ModalError('request.failed', { details: `The endpoint answered with status ${status}` })
    } finally {
      over.abort()
    }
  }

  return async (method, params, signal) => {
    const call = { jsonrpc: '2.0', id: ++count, method, params }
    const order = urls.map((_url, place) => (preferred + place) % urls.length)
    let failure: unknown
    for (const index of order) {
      try {
        const { error, result } = await askOne(urls[index] ?? '', call, signal)
        if (isPlainObject(error)) {
          failure = toNodeError(error)
          if (otherNodeMayHelp.includes(error['code'])) continue
        }
        preferred = index
        if (!isPlainObject(error)) return result
        break
      } catch (cause) {
        life.throwIfAborted()
        signal?.throwIfAborted()
        failure = new ModalError('request.failed', { cause, details: `No endpoint answered ${method}` })
      }
    }
    throw toModalError(failure, 'request.failed')
  }
}

interface Answer {
  readonly error: unknown
  readonly result: unknown
}
