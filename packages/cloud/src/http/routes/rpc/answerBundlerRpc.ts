import type { JsonRpcRequest } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Context } from 'hono'
import type { Bundler } from '../../../bundler/Bundler.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { CloudContext } from '../../../CloudContext.ts'
import type { Budgets } from '../../createBudgets.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'
import { assertStorage } from '../../middleware/limitStorage.ts'
import { checkBatch } from './checkBatch.ts'

/** Calls of a batch that are answered at the same time. */
const parallel = 8

/** As how many calls a call counts: about as many as it makes to the chain. */
const weights: Readonly<Record<string, number>> = {
  eth_sendUserOperation: 10,
  eth_estimateUserOperationGas: 5,
  eth_getUserOperationByHash: 2,
  eth_getUserOperationReceipt: 2,
}

/**
 * Answers JSON-RPC by the cloud's own bundler.
 *
 * @throws ApiRefusal `invalid_request` for a batch that is too large, `storage_full`, `rate_limited`. Nothing was done then.
 */
export async function answerBundlerRpc(parameters: {
  readonly bundler: Bundler
  readonly chainId: CaipNetworkId
  readonly calls: JsonRpcRequest | readonly JsonRpcRequest[]
  /** The request as it came. */
  readonly text: string
  readonly budgets: Pick<Budgets, 'rpc' | 'stored'>
  readonly cloud: Pick<CloudContext, 'disk' | 'securityLog'>
  readonly context: Context<HttpEnvironment>
}): Promise<Response> {
  const { budgets, bundler, calls, chainId, cloud, context, text } = parameters
  const spender = getSpender(context)
  const list = [calls].flat()
  checkBatch(list, spender)
  const work = list.reduce((sum, { method }) => sum + (weights[method] ?? 1), 0)
  await chargeBudget({ budget: budgets.rpc, spender, work })
  // It is stored before it is sent.
  if (list.some(({ method }) => method === 'eth_sendUserOperation'))
    await assertStorage({ cloud, budgets, context, text })
  const { key: projectKey } = context.get('project')
  const signal = context.get('signal')
  const answers: unknown[] = []
  for (let start = 0; start < list.length; start += parallel) {
    const part = list.slice(start, start + parallel)
    answers.push(...(await Promise.all(part.map((call) => bundler.answer({ chainId, projectKey, call, signal })))))
  }
  return Response.json(Array.isArray(calls) ? answers : answers[0])
}
