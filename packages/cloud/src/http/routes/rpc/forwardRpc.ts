import type { JsonRpcRequest } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { RpcGateway } from '../../../upstream/rpc/createRpcGateway.ts'
import { hasRepeatedKeys } from '../../../upstream/rpc/hasRepeatedKeys.ts'
import { isOpenMethod } from '../../../upstream/rpc/isOpenMethod.ts'
import { isWriteMethod } from '../../../upstream/rpc/isWriteMethod.ts'

/**
 * Forwards JSON-RPC and its answer unchanged.
 *
 * @throws ApiRefusal `invalid_request`, `not_found` for a chain without upstreams, `upstream_failed`,
 *   `upstream_timeout`.
 */
export async function forwardRpc(parameters: {
  readonly gateway: RpcGateway
  readonly kind: 'RPC' | 'BUNDLER'
  readonly chainId: CaipNetworkId
  readonly calls: JsonRpcRequest | readonly JsonRpcRequest[]
  /** The raw body. */
  readonly text: string
  readonly signal: AbortSignal
}): Promise<Response> {
  const { calls, chainId, gateway, kind, signal, text } = parameters
  const methods = [calls].flat().map(({ method }) => method)
  const closed = methods.find((method) => !isOpenMethod({ chainId, method }))
  if (closed !== undefined) refuse('method', `${closed} is not available: it controls a node or its wallet.`)
  if (hasRepeatedKeys(text)) refuse('body', 'A call contains a duplicate key.')

  const outcome = await gateway.send({ chainId, body: text, isWrite: methods.some(isWriteMethod), signal })
  if (outcome === undefined) {
    throw new ApiRefusal(
      'not_found',
      `This cloud has no ${kind === 'RPC' ? 'RPC' : 'bundler'} upstream for ${chainId}. GET /v1/supported-chains lists the chains; the operator can add one with ${toVariable(kind, chainId)}.`,
    )
  }
  if (outcome.kind === 'answered') {
    return new Response(outcome.body, { status: outcome.status, headers: { 'content-type': 'application/json' } })
  }
  throw new ApiRefusal(
    outcome.isTimeout ? 'upstream_timeout' : 'upstream_failed',
    outcome.isUnknown
      ? `The upstream of ${chainId} received the transaction but did not answer, so it was not sent to another. Check whether it is on the chain before you send it again.`
      : `No upstream of ${chainId} is available. Nothing was lost; try again later.`,
  )
}

function refuse(name: string, description: string): never {
  throw new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
    reasons: [{ name, description: description.slice(0, 300) }],
  })
}

/** The setting that configures a chain's upstreams. */
function toVariable(kind: 'RPC' | 'BUNDLER', chainId: CaipNetworkId): string {
  const [namespace = '', reference = ''] = chainId.split(':')
  return `LATCHKEY_${kind}_${namespace.toUpperCase()}_${reference}`
}
