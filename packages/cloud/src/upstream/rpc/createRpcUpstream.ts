import { hideProvider, listSecrets } from './hideProvider.ts'

/** The result of one request to one upstream. */
export type RpcAttempt =
  | { readonly kind: 'answered'; readonly status: number; readonly body: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: 'failed'
      /** A code or a status. Never text of the upstream, which may contain its URL. */
      readonly reason: string
      readonly isTimeout: boolean
      /** Whether the request certainly did not reach the upstream. */
      readonly isUnsent: boolean
      /** Whether the upstream is at fault, as opposed to the request. */
      readonly isItsFault: boolean
      /** Whether other upstreams would fail too. */
      readonly isFinal: boolean
      /** How long the upstream asks to wait, in ms. */
      readonly retryAfter: number | undefined
    }

/** One JSON-RPC upstream of a chain. */
export interface RpcUpstream {
  /** Rejects only if `signal` aborts. */
  send(parameters: { readonly body: string; readonly signal?: AbortSignal | undefined }): Promise<RpcAttempt>
}

/** Maximum size of an answer, in bytes. */
const answerBytesAtMost = 33_554_432

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

/** Statuses of regular JSON-RPC answers, including errors caused by the request. */
const answerStatuses: ReadonlySet<number> = new Set([200, 400, 413, 422])

/**
 * Creates an upstream for one URL. Forwards only the body of a visitor's request. Does not follow redirects, which
 * could lead to hosts the operator did not configure.
 *
 * @param parameters.timeout for the whole answer, in ms.
 */
export function createRpcUpstream(parameters: { readonly url: string; readonly timeout: number }): RpcUpstream {
  const { timeout } = parameters
  const { headers, url } = takeCredentials(parameters.url)
  const secrets = listSecrets(parameters.url)
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
        // A proxy in front of the upstream may reject just this body, which says nothing about other requests.
        if (!startsAsJson(bytes)) return fail('no_json', { isItsFault: response.status === 200 })
        const answer = hideProvider({ bytes, status: response.status, secrets })
        if (answer === undefined) return fail(`http_${response.status}`, { isItsFault: false })
        return { kind: 'answered', status: response.status, body: answer }
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

/** Moves credentials from the URL to a header, because `fetch` rejects URLs that contain them. */
function takeCredentials(endpoint: string): { readonly url: URL; readonly headers: Readonly<Record<string, string>> } {
  const url = new URL(endpoint)
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'latchkey-cloud' }
  if (url.username === '' && url.password === '') return { url, headers }
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url, headers: { ...headers, authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}

/** The whole body; `undefined` if it is too large. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // Returning from the loop cancels the body.
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

/** Whether the body starts like a JSON object or array, unlike a proxy's error page. */
function startsAsJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte > 0x20)
  return first === 0x7b || first === 0x5b
}

/** The value of a header such as `Retry-After: 30`, in ms. Dates are ignored. */
function readRetryAfter(response: Response): number | undefined {
  const text = response.headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined
}

/** The code of a `fetch` error. */
function readCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? code : 'network'
}
