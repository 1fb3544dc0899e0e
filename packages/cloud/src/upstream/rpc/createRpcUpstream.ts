import { sendRequest } from '../http/sendRequest.ts'
import { takeCredentials } from '../http/takeCredentials.ts'
import { failAttempt } from '../pool/Attempt.ts'
import type { PoolMember } from '../pool/createPool.ts'
import { hideProvider, listSecrets } from './hideProvider.ts'

/** The answer of a JSON-RPC upstream. */
export interface RpcAnswer {
  readonly kind: 'answered'
  readonly status: number
  readonly body: Uint8Array<ArrayBuffer>
}

/** Statuses of regular JSON-RPC answers, including errors caused by the request. */
const answerStatuses: ReadonlySet<number> = new Set([200, 400, 413, 422])

/**
 * Creates an upstream for one URL. Forwards only the body of a visitor's request.
 *
 * @param parameters.answerBytesAtMost a larger answer is an error.
 */
export function createRpcUpstream(parameters: {
  readonly endpoint: string
  readonly answerBytesAtMost: number
}): Pick<PoolMember<string, RpcAnswer>, 'send'> {
  const { headers, url } = takeCredentials(parameters.endpoint)
  const secrets = listSecrets(parameters.endpoint)
  return {
    async send({ request, signal, timeout }) {
      const answer = await sendRequest({
        url,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: request,
        timeout,
        bytesAtMost: parameters.answerBytesAtMost,
        readsBody: (status) => answerStatuses.has(status),
        signal,
      })
      if (answer.kind === 'failed') return answer
      const { bytes, retryAfter, status } = answer
      if (!answerStatuses.has(status)) return failAttempt(`http_${status}`, { retryAfter })
      // A proxy in front of the upstream may reject just this body, which says nothing about other requests.
      if (!startsAsJson(bytes)) return failAttempt('no_json', { isItsFault: status === 200 })
      if (status === 200 && !hasOutcome(bytes)) return failAttempt('no_json_rpc')
      const body = hideProvider({ bytes, status, secrets })
      if (body === undefined) return failAttempt(`http_${status}`, { isItsFault: false })
      return { kind: 'answered', status, body }
    },
  }
}

/** Whether the body starts like a JSON object or array, unlike a proxy's error page. */
function startsAsJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte > 0x20)
  return first === 0x7b || first === 0x5b
}

/** Whether the body may be a JSON-RPC answer, of any version: each has a result or an error. */
function hasOutcome(bytes: Uint8Array<ArrayBuffer>): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return text.includes('"result"') || text.includes('"error"')
}
