import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { failAttempt, type FailedAttempt } from '../pool/Attempt.ts'
import type { CallBudget } from './createCallBudget.ts'
import { sendRequest } from './sendRequest.ts'

/** Maximum size of an answer, in bytes. */
const answerBytesAtMost = 8_388_608

/** How long a provider rests that refuses its key, in ms. */
const keyRest = 60_000

/** The API of one provider. */
export interface HttpUpstream {
  /** Rejects only if `signal` aborts. */
  call<const schema extends GenericSchema>(parameters: {
    /** Encoded segments below the provider's URL. */
    readonly path: readonly string[]
    readonly query?: Readonly<Record<string, string>> | undefined
    /** Sent as JSON with `POST`. */
    readonly body?: unknown
    /** The documented answer. */
    readonly schema: schema
    /** A status, such as 404, that means the provider has nothing to say, and the answer that it stands for. */
    readonly empty?: { readonly status: number; readonly value: InferOutput<schema> } | undefined
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly kind: 'answered'; readonly value: InferOutput<schema> } | FailedAttempt>
}

/**
 * Creates the API of a provider. Its host is fixed: a request chooses only the path below the URL and the query.
 *
 * @param parameters.headers the key.
 * @param parameters.authorize adds headers that depend on the request, such as a signature.
 */
export function createHttpUpstream(parameters: {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly authorize?:
    | ((request: { readonly method: 'GET' | 'POST'; readonly url: URL }) => Promise<Readonly<Record<string, string>>>)
    | undefined
  readonly budget: CallBudget
}): HttpUpstream {
  const { authorize, budget, headers = {} } = parameters
  const base = new URL(parameters.url)
  return {
    async call({ body, empty, path, query = {}, schema, signal, timeout }) {
      const start = performance.now()
      if (!(await budget.take(signal))) return failAttempt('over_budget', { isItsFault: false, isUnsent: true })
      const url = new URL(base)
      url.pathname = [base.pathname.replace(/\/$/, ''), ...path.map(encodeSegment)].join('/')
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const method = body === undefined ? 'GET' : 'POST'
      const signed = await authorize?.({ method, url })
      const answer = await sendRequest({
        url,
        method,
        headers: { ...headers, ...signed, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
        timeout: Math.max(1, timeout - (performance.now() - start)),
        bytesAtMost: answerBytesAtMost,
        readsBody: (status) => status >= 200 && status < 300,
        signal,
      })
      if (answer.kind === 'failed') return answer
      const { bytes, retryAfter, status } = answer
      if (status === empty?.status) return { kind: 'answered', value: empty.value }
      if (status < 200 || status >= 300) return toFailure(status, retryAfter)
      const json = parseJson(bytes)
      if (json === undefined) return failAttempt('no_json')
      const result = safeParse(schema, json)
      return result.success ? { kind: 'answered', value: result.output } : failAttempt('schema')
    },
  }
}

function toFailure(status: number, retryAfter: number | undefined): FailedAttempt {
  const reason = `http_${status}`
  if ([401, 402, 403].includes(status)) {
    return failAttempt(reason, { isRestDue: true, isForOperator: true, retryAfter: keyRest })
  }
  if (status === 429) return failAttempt(reason, { isRestDue: true, retryAfter })
  // Other 4xx are answers: the request is at fault, and other providers would refuse it too.
  if (status >= 400 && status < 500 && status !== 408) {
    return failAttempt(reason, { isItsFault: false, isFinal: true })
  }
  return failAttempt(reason, { retryAfter })
}

/** Encodes a path segment; `.` and `..` would otherwise lead out of the provider's path. Lists stay readable. */
function encodeSegment(segment: string): string {
  if (segment === '.' || segment === '..') return ''
  return encodeURIComponent(segment).replaceAll('%3A', ':').replaceAll('%2C', ',')
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
