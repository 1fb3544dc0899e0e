import type { SiwxRpc } from '@latchkey/siwx/verify'
import { looseObject, number, optional, safeParse, string, unknown } from 'valibot'
import { CloudError } from '../CloudError.ts'
import type { RpcGateway } from '../upstream/rpc/createRpcGateway.ts'

const answerSchema = looseObject({
  result: optional(unknown()),
  error: optional(looseObject({ code: optional(number()), message: optional(string()) })),
})

/** A JSON-RPC error, for example from a contract that reverts. */
class ChainError extends Error {
  override readonly name = 'ChainError'
  readonly code: number | undefined

  constructor(message: string, code: number | undefined) {
    super(message)
    this.code = code
  }
}

/** Creates the chain access for verifying signatures of contract accounts. */
export function createChainReader({ gateway }: { readonly gateway: RpcGateway }): SiwxRpc {
  return async ({ chainId, method, params, signal }) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const outcome = await gateway.send({ chainId, body, isWrite: false, signal })
    if (outcome?.kind !== 'answered') throw new CloudError('upstream.failed', `No upstream of ${chainId} is available.`)
    const answer = safeParse(answerSchema, parseJson(new TextDecoder().decode(outcome.body)))
    if (!answer.success)
      throw new CloudError('upstream.failed', `An upstream of ${chainId} did not answer with JSON-RPC.`)
    const { error, result } = answer.output
    if (error !== undefined) throw new ChainError(error.message ?? 'The node returned an error.', error.code)
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
