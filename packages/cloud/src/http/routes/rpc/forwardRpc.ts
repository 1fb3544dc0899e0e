import type { JsonRpcRequest } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Context } from 'hono'
import { devProjectId } from '../../../config/devProject.ts'
import { isOwnKeyMethod } from '../../../config/isOwnKeyMethod.ts'
import type { Budget } from '../../../limits/Budget.ts'
import type { SecurityLog } from '../../../observe/createSecurityLog.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { RpcGateway } from '../../../upstream/rpc/createRpcGateway.ts'
import { getCallWeight } from '../../../upstream/rpc/getCallWeight.ts'
import { isOpenMethod } from '../../../upstream/rpc/isOpenMethod.ts'
import { isWriteMethod } from '../../../upstream/rpc/isWriteMethod.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { checkBatch } from './checkBatch.ts'

/**
 * Forwards JSON-RPC and its answer unchanged.
 *
 * @throws ApiRefusal `invalid_request`, `rate_limited`, `not_found` for a chain without upstreams, `upstream_failed`,
 *   `upstream_timeout`.
 */
export async function forwardRpc(parameters: {
  readonly gateway: RpcGateway
  readonly kind: 'RPC' | 'BUNDLER'
  readonly chainId: CaipNetworkId
  readonly calls: JsonRpcRequest | readonly JsonRpcRequest[]
  /** The raw body. */
  readonly text: string
  /** Methods that the operator added. */
  readonly added: readonly string[]
  readonly budget: Budget
  readonly securityLog: SecurityLog
  readonly context: Context<HttpEnvironment>
}): Promise<Response> {
  const { added, budget, calls, chainId, context, gateway, kind, securityLog, text } = parameters
  const methods = [calls].flat().map(({ method }) => method)
  const isDev = context.get('project').key === devProjectId
  const spender = getSpender(context)
  checkBatch(methods, spender)
  const closed = methods.find((method) => !isOpenMethod({ kind, chainId, method, added, isDev }))
  if (closed !== undefined) {
    securityLog.refused({ purpose: 'rpc', share: 'address', unit: 'method', ...spender })
    refuse(
      'method',
      isOwnKeyMethod(closed)
        ? `${closed} is not available: it controls a node or uses its keys.`
        : `${closed} is not available through this cloud. The operator can allow it with LATCHKEY_RPC_METHODS.`,
    )
  }
  if (gateway.chainIds.includes(chainId)) {
    const work = methods.reduce((sum, method) => sum + getCallWeight(method), 0)
    await chargeBudget({ budget, spender, work })
  }
  const isWrite = methods.some(isWriteMethod)
  const outcome = await gateway.send({ chainId, body: text, isWrite, signal: context.get('signal') })
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
