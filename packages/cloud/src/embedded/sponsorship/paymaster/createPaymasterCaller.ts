import { type Connect, connectTo } from '../../../images/connectTo.ts'
import { findPublicTarget } from '../../../images/findPublicTarget.ts'
import { requestFile } from '../../../images/requestFile.ts'
import { type ResolveName, resolveName } from '../../../images/resolveName.ts'
import { sendRequest } from '../../../upstream/http/sendRequest.ts'
import { takeCredentials } from '../../../upstream/http/takeCredentials.ts'

/** The largest answer of a paymaster, in bytes. */
const bytesAtMost = 65_536

/** Where a paymaster answers. */
export interface PaymasterEndpoint {
  readonly url: string
  /** Whether the operator of the cloud has set it. Others are reached at public addresses only. */
  readonly isOwn: boolean
}

/** Calls a paymaster by JSON-RPC. */
export type PaymasterCaller = (parameters: {
  readonly endpoint: PaymasterEndpoint
  readonly method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData'
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}) => Promise<unknown>

/**
 * Creates the caller. It follows no redirects. Of a paymaster that the operator of a project has listed, each host is looked up once and
 * all its addresses must be public: a page cannot make the cloud call its own network. Resolves with the answer, which may be anything;
 * `undefined` if there is none.
 *
 * @param parameters.timeout for each call, in ms.
 * @param parameters.resolve for tests, as is `connect`.
 */
export function createPaymasterCaller(parameters: {
  readonly timeout: number
  readonly resolve?: ResolveName | undefined
  readonly connect?: Connect | undefined
}): PaymasterCaller {
  const { connect = connectTo, resolve = (hostname, signal) => resolveName(hostname, signal), timeout } = parameters

  const sendPublic = async (text: string, body: string, signal: AbortSignal): Promise<Uint8Array | undefined> => {
    const url = new URL(text)
    const isPlain = url.protocol === 'https:' && `${url.port}${url.username}${url.password}` === ''
    if (!isPlain) return undefined
    try {
      const target = await findPublicTarget({ url, isGateway: false }, resolve, signal)
      if (typeof target === 'string') return undefined
      const answer = await requestFile({ url, target, connect, accept: 'application/json', body, bytesAtMost, signal })
      return answer.kind === 'body' ? answer.bytes : undefined
    } catch {
      // Whatever fails on the way: there is no answer.
      return undefined
    }
  }

  const sendOwn = async (text: string, body: string, signal: AbortSignal): Promise<Uint8Array | undefined> => {
    const answer = await sendRequest({
      ...takeCredentials(text),
      method: 'POST',
      headers: { ...takeCredentials(text).headers, 'content-type': 'application/json' },
      body,
      timeout,
      bytesAtMost,
      readsBody: (status) => status === 200,
      signal,
    })
    return answer.kind === 'received' && answer.status === 200 ? answer.bytes : undefined
  }

  return async ({ endpoint, method, params, signal }) => {
    const limit = AbortSignal.timeout(timeout)
    const ending = signal === undefined ? limit : AbortSignal.any([limit, signal])
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const bytes = await (endpoint.isOwn ? sendOwn : sendPublic)(endpoint.url, body, ending)
    return bytes && parseJson(bytes)
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
