import { object, parse, safeParse, string, type GenericSchema, type InferOutput } from 'valibot'
import { SiwxError } from '../errors/SiwxError.ts'

/** How long a verifier may take to answer, in ms. It may have to ask a chain. */
const timeout = 30_000

const refusalSchema = object({ code: string(), message: string() })

/**
 * Sends a request to a verifier and parses its JSON answer with a schema.
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
  /** The schema of the answer. */
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
    if (signal?.aborted === true) throw new SiwxError('siwx.aborted', 'The sign-in was aborted.', { cause })
    throw new SiwxError('siwx.unreachable', 'The sign-in server did not answer. Try again.', { cause })
  })
  const text = await response.text().catch((cause: unknown) => {
    throw new SiwxError('siwx.unreachable', 'The answer of the sign-in server was cut off. Try again.', { cause })
  })
  if (!response.ok) throw toRefusal(response.status, text)
  try {
    return parse(schema, text === '' ? undefined : JSON.parse(text))
  } catch (cause) {
    throw new SiwxError(
      'siwx.answerInvalid',
      `The answer to ${method} ${new URL(response.url || 'about:blank').pathname} is malformed.`,
      { cause },
    )
  }
}

function toRefusal(status: number, body: string): SiwxError {
  const result = safeParse(refusalSchema, parseJson(body))
  const { code, message } = result.success ? result.output : { code: `http_${status}`, message: '' }
  const text = message === '' ? `The sign-in server answered with status ${status}.` : message.slice(0, 500)
  // A failing server has not refused the sign-in.
  if (status >= 500 && status !== 501 && status !== 502) return new SiwxError('siwx.unreachable', text)
  return new SiwxError('siwx.refused', text, { serverCode: code.slice(0, 100) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
