/** What one upstream did with a request. */
export type RpcAttempt =
  | { readonly kind: 'answered'; readonly status: number; readonly body: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'failed'
      /** A code or a status, never words of the upstream: those may hold its URL. */
      readonly reason: string
      readonly isTimeout: boolean
      /** Whether the request certainly never reached the upstream. */
      readonly isUnsent: boolean
      /** Whether the upstream is at fault, and not what it was asked. */
      readonly isItsFault: boolean
      /** Whether another upstream would do no better. */
      readonly isFinal: boolean
      /** How long the upstream asks to be left alone, in ms. */
      readonly retryAfter: number | undefined
    }

/** Somebody who answers JSON-RPC for a chain. */
export interface RpcUpstream {
  /** Rejects only when `signal` is aborted. */
  send(parameters: { readonly body: string; readonly signal?: AbortSignal | undefined }): Promise<RpcAttempt>
}

/** The largest answer that is taken from an upstream, in bytes. */
const answerBytesAtMost = 33_554_432

/** Errors that come before a request is on its way: of names, of connecting, of certificates. */
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

/** Statuses with which a node answers a request that is itself at fault. */
const answerStatuses: ReadonlySet<number> = new Set([200, 400, 413, 422])

/**
 * Sends JSON-RPC to one URL. Nothing of the visitor goes along but the body; redirects are not followed, since they
 * would lead where the operator has not said.
 *
 * @param parameters.timeout in ms, for the whole answer.
 */
export function createRpcUpstream(parameters: { readonly url: string; readonly timeout: number }): RpcUpstream {
  const { timeout } = parameters
  const { headers, url } = takeCredentials(parameters.url)
  return {
    async send({ body, signal }) {
      const limit = AbortSignal.timeout(timeout)
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body,
          redirect: 'manual',
          signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
        })
        if (!answerStatuses.has(response.status)) {
          await response.body?.cancel()
          return fail(`http_${response.status}`, { retryAfter: readRetryAfter(response) })
        }
        const bytes = await readBytes(response)
        if (bytes === undefined) return fail('answer_too_large', { isItsFault: false, isFinal: true })
        // A proxy before the upstream may refuse this very body, which says nothing about the next one.
        if (!startsAsJson(bytes)) return fail('no_json', { isItsFault: response.status === 200 })
        return { kind: 'answered', status: response.status, body: bytes }
      } catch (error) {
        signal?.throwIfAborted()
        if (limit.aborted) return fail('timeout', { isTimeout: true })
        const code = readCode(error)
        return fail(code, { isUnsent: unsentCodes.has(code), isTimeout: code === 'UND_ERR_CONNECT_TIMEOUT' })
      }
    },
  }
}

function fail(reason: string, more: Partial<Extract<RpcAttempt, { readonly kind: 'failed' }>> = {}): RpcAttempt {
  return {
    kind: 'failed',
    reason,
    isTimeout: false,
    isUnsent: false,
    isItsFault: true,
    isFinal: false,
    retryAfter: undefined,
    ...more,
  }
}

/** A URL may hold a name and a password, which `fetch` takes only as a header. */
function takeCredentials(given: string): { readonly url: URL; readonly headers: Readonly<Record<string, string>> } {
  const url = new URL(given)
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'latchkey-cloud' }
  if (url.username === '' && url.password === '') return { url, headers }
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url, headers: { ...headers, authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

/** The whole body, or nothing if it is too large. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop early cancels the body.
  for await (const chunk of response.body) {
    length += chunk.byteLength
    if (length > answerBytesAtMost) return undefined
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

/** Whether there is an object or a list: an error page of a proxy before the upstream is neither. */
function startsAsJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte > 0x20)
  return first === 0x7b || first === 0x5b
}

/** Seconds, as in `Retry-After: 30`; a date is left aside. */
function readRetryAfter(response: Response): number | undefined {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined
}

/** The code that says why `fetch` failed. */
function readCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'network'
}
