import { HTTP_TIMEOUT, isPlainObject, ModalError, toModalError, withLimits } from '@latchkey/core/adapter'
import type { ClockPort } from '@latchkey/core/adapter'
import { MAX_ANSWER_LENGTH } from './constants.ts'
import { parseAnswer } from './parseAnswer.ts'
import { toNodeError } from './toNodeError.ts'

/** Sends a JSON-RPC request to a chain. Rejects with errors of the catalogue. */
export type AskNode = (method: string, params: readonly unknown[], signal: AbortSignal | undefined) => Promise<unknown>

/** Codes of a node that is behind, overloaded or has pruned its data, so that another node may answer. */
const otherNodeMayHelp: readonly unknown[] = [-32_004, -32_005, -32_014, -32_016, 429]

/**
 * Creates the function that sends requests to a chain over one or several endpoints. The endpoint that answered last is tried
 * first, then the others.
 */
export function createEndpoints(parameters: {
  readonly urls: readonly string[]
  readonly clock: ClockPort
  /** Aborts when the adapter is destroyed. */
  readonly signal: AbortSignal
}): AskNode {
  const { urls, clock } = parameters
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
      const { status, text } = await withLimits(fetching, {
        clock,
        signals: [parameters.signal, signal],
        timeout: HTTP_TIMEOUT,
      })
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
        parameters.signal.throwIfAborted()
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
