import type { SiwxRpc } from '@latchkey/siwx/verify'
import { looseObject, number, optional, safeParse, string, unknown } from 'valibot'
import { CloudError } from '../../CloudError.ts'
import type { RpcGateway } from './createRpcGateway.ts'

const answerSchema = looseObject({
  result: optional(unknown()),
  error: optional(looseObject({ code: optional(number()), message: optional(string()), data: optional(unknown()) })),
})

/** A JSON-RPC error, for example from a contract that reverts. */
class ChainError extends Error {
  override readonly name = 'ChainError'
  readonly code: number | undefined
  /** What a contract reverts with, as the node passes it on. */
  readonly data: unknown

  constructor(message: string, code: number | undefined, data: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/**
 * Creates the access to the chains for what this cloud reads itself. Throws `upstream.failed` if no upstream answers, and the
 * error of the node otherwise.
 */
export function createRpcRequest({ gateway }: { readonly gateway: RpcGateway }): SiwxRpc {
  return async ({ chainId, method, params, signal }) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const outcome = await gateway.send({ chainId, body, isWrite: false, signal })
    if (outcome?.kind !== 'answered') throw new CloudError('upstream.failed', `No upstream of ${chainId} is available.`)
    const answer = safeParse(answerSchema, parseJson(new TextDecoder().decode(outcome.body)))
    if (!answer.success)
      throw new CloudError('upstream.failed', `An upstream of ${chainId} did not answer with JSON-RPC.`)
    const { error, result } = answer.output
    if (error !== undefined)
      throw new ChainError(error.message ?? 'The node returned an error.', error.code, error.data)
    return result
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
