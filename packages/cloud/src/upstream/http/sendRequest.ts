import { failAttempt, type FailedAttempt } from '../pool/Attempt.ts'

/** What an upstream sent back. */
export interface ReceivedAnswer {
  readonly kind: 'received'
  readonly status: number
  readonly bytes: Uint8Array<ArrayBuffer>
  /** How long the upstream asks to wait, in ms. */
  readonly retryAfter: number | undefined
}

/** Errors that occur before a request is sent: DNS, connection, certificate. */
const unsentCodes: ReadonlySet<string> = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Sends one request to an upstream. Does not follow redirects, which could lead to hosts the operator did not configure.
 * Rejects only if `signal` aborts.
 *
 * @param parameters.timeout for the whole answer, in ms.
 * @param parameters.bytesAtMost maximum size of the answer's body.
 * @param parameters.readsBody whether the body of an answer with this status is of use; others are not downloaded.
 */
export async function sendRequest(parameters: {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly timeout: number
  readonly bytesAtMost: number
  readonly readsBody: (status: number) => boolean
  readonly signal?: AbortSignal | undefined
}): Promise<ReceivedAnswer | FailedAttempt> {
  const { body, bytesAtMost, headers, method, readsBody, signal, timeout, url } = parameters
  const limit = AbortSignal.timeout(Math.ceil(timeout))
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'user-agent': 'latchkey-cloud', ...headers },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    })
    const answer = { kind: 'received', status: response.status, retryAfter: readRetryAfter(response) } as const
    if (!readsBody(response.status)) {
      await response.body?.cancel()
      return { ...answer, bytes: new Uint8Array() }
    }
    const bytes = await readBytes(response, bytesAtMost)
    if (bytes === undefined) return failAttempt('answer_too_large', { isItsFault: false, isFinal: true })
    return { ...answer, bytes }
  } catch (error) {
    signal?.throwIfAborted()
    if (limit.aborted) return failAttempt('timeout', { isTimeout: true })
    const code = readCode(error)
    return failAttempt(code, { isUnsent: unsentCodes.has(code), isTimeout: code === 'UND_ERR_CONNECT_TIMEOUT' })
  }
}

/** The whole body; `undefined` if it is too large. */
async function readBytes(response: Response, bytesAtMost: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // Returning from the loop cancels the body.
  for await (const chunk of response.body) {
    length += chunk.byteLength
    if (length > bytesAtMost) return undefined
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** The value of the header `Retry-After`, in ms: a number of seconds, or a date. */
function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('retry-after') ?? ''
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000
  const date = readDate(text)
  if (date === undefined) return undefined
  // Both dates are of the upstream's clock, which may differ from ours.
  return Math.max(0, date - (readDate(headers.get('date') ?? '') ?? Date.now()))
}

/** An HTTP date such as `Wed, 21 Oct 2026 07:28:00 GMT`, in ms since the epoch. */
function readDate(text: string): number | undefined {
  const isDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
  const time = isDate ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** The code of a `fetch` error. */
function readCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'network'
}
