import { object, parse, safeParse, string, type GenericSchema, type InferOutput } from 'valibot'
import { SiwxError } from '../errors/SiwxError.ts'

/** How long whoever verifies may take, in ms. It may have to ask a chain. */
const timeout = 30_000

const refusalSchema = object({ code: string(), message: string() })

/**
 * Asks a server and reads its JSON answer by a schema.
 *
 * @throws SiwxError `siwx.unreachable`, `siwx.refused` with the server's own code, `siwx.answerInvalid`, `siwx.aborted`.
 */
export async function requestJson<const schema extends GenericSchema>(parameters: {
  readonly fetch: typeof globalThis.fetch
  readonly url: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: unknown
  readonly credentials: 'include' | 'omit' | 'same-origin'
  readonly signal?: AbortSignal | undefined
  /** Of the answer; `undefined` if it does not matter. */
  readonly schema: schema
}): Promise<InferOutput<schema>> {
  const { body, credentials, fetch, headers, method, schema, signal, url } = parameters
  const end = AbortSignal.timeout(timeout)
  const response = await fetch(url, {
    method,
    credentials,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal === undefined ? end : AbortSignal.any([signal, end]),
  }).catch((cause: unknown) => {
    if (signal?.aborted === true) throw new SiwxError('siwx.aborted', 'The sign-in was given up.', { cause })
    throw new SiwxError('siwx.unreachable', 'Who verifies sign-ins did not answer. Try again.', { cause })
  })
  const text = await response.text().catch((cause: unknown) => {
    throw new SiwxError('siwx.unreachable', 'The answer of who verifies sign-ins broke off. Try again.', { cause })
  })
  if (!response.ok) throw toRefusal(response.status, text)
  try {
    return parse(schema, text === '' ? undefined : JSON.parse(text))
  } catch (cause) {
    throw new SiwxError(
      'siwx.answerInvalid',
      `The answer to ${method} ${new URL(response.url || 'about:blank').pathname} is not as it should be.`,
      { cause },
    )
  }
}

function toRefusal(status: number, text: string): SiwxError {
  const result = safeParse(refusalSchema, parseJson(text))
  const { code, message } = result.success ? result.output : { code: `http_${status}`, message: '' }
  const words = message === '' ? `Who verifies sign-ins answered ${status}.` : message.slice(0, 500)
  // A server that is down has refused nothing.
  if (status >= 500 && status !== 501 && status !== 502) return new SiwxError('siwx.unreachable', words)
  return new SiwxError('siwx.refused', words, { serverCode: code.slice(0, 100) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
