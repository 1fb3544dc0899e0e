import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { array, number, object, optional, safeParse, unknown } from 'valibot'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import type { RpcGateway } from '../../rpc/createRpcGateway.ts'

/** One call of a batch. */
export interface BatchCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** The results of a batch in the order of its calls; `undefined` for a call that the chain refused. */
export interface BatchAnswer {
  readonly kind: 'answered'
  readonly results: readonly unknown[]
}

/** Sends a batch of JSON-RPC. Rejects only if `signal` aborts. */
export type BatchCaller = (parameters: {
  readonly chainId: CaipNetworkId
  readonly calls: readonly BatchCall[]
  /** In ms. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}) => Promise<BatchAnswer | FailedAttempt>

/** How much earlier than its caller a chain's pool gives up, in ms, so that it still judges the upstream that did not answer. */
const margin = 50

const answerSchema = array(object({ id: number(), result: optional(unknown()), error: optional(unknown()) }))

/** Creates batches on the upstreams of the chains. The chain's own pool judges the health of its upstreams. */
export function createBatchCaller({ gateway }: { readonly gateway: RpcGateway }): BatchCaller {
  return async ({ calls, chainId, signal, timeout }) => {
    const limit = AbortSignal.timeout(Math.ceil(timeout))
    const body = JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call })))
    try {
      const outcome = await gateway.send({
        chainId,
        body,
        isWrite: false,
        timeout: Math.max(1, timeout - margin),
        signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      })
      if (outcome?.kind !== 'answered') {
        return failAttempt('chain_unavailable', { isItsFault: false, isTimeout: outcome?.isTimeout === true })
      }
      const answer = safeParse(answerSchema, parseJson(outcome.body))
      if (!answer.success) return failAttempt('schema', { isItsFault: false })
      const results = new Map(answer.output.map(({ id, result }) => [id, result]))
      const isComplete = results.size === calls.length && calls.every((_call, id) => results.has(id))
      if (!isComplete) return failAttempt('foreign_answer', { isItsFault: false })
      return { kind: 'answered', results: calls.map((_call, id) => results.get(id)) }
    } catch (error) {
      signal?.throwIfAborted()
      if (limit.aborted) return failAttempt('timeout', { isTimeout: true, isItsFault: false })
      throw error
    }
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
