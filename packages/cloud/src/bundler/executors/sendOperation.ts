import type { ChainHead } from '../chain/ChainAccess.ts'
import type { ChainBundler } from '../ChainBundler.ts'
import { OperationRefusal } from '../OperationRefusal.ts'
import type { SenderCode } from '../operations/judgeSender.ts'
import type { ParsedOperation } from '../operations/ParsedOperation.ts'
import type { Content, Fees } from './signVersion.ts'
import { getContentGas, raiseFees, signVersion } from './signVersion.ts'

/**
 * Gives a stored operation a transaction, stores it and sends it. If the node does not take it now, the follower sends the same bytes
 * again.
 *
 * @throws OperationRefusal `unavailable` if no lane is free or no executor has the coins. The operation is as before then.
 */
export async function sendOperation(parameters: {
  readonly bundler: ChainBundler
  readonly operation: ParsedOperation
  readonly senderCode: SenderCode
  readonly fees: Fees
}): Promise<void> {
  const { bundler, fees, operation, senderCode } = parameters
  const { chain, chainId, executors, lanes, logger, metrics, now, number } = bundler
  const content = toContent(operation, senderCode)
  const candidates = await executors.list()
  const placed = await lanes.place({
    operationHash: operation.hash,
    candidates,
    costAtMost: getContentGas(content) * fees.maxFeePerGas,
    sign: async ({ executor, nonce }, previous) => {
      const account = executors.getAccount(executor)
      if (account === undefined) throw new OperationRefusal('unavailable', 'An executor has left. Try again.')
      const offered = previous === undefined ? fees : raiseFees(previous, fees)
      return signVersion({ account, chainId: number, nonce, content, fees: offered, time: now() })
    },
  })
  if (placed.kind === 'gone') {
    if ((await bundler.operations.find(operation.hash)) !== undefined) return
    throw new OperationRefusal('unavailable', 'Another node has ended this operation. Nothing was sent; try again.')
  }
  if (placed.kind === 'busy')
    throw new OperationRefusal('unavailable', 'All executors are busy. Nothing was sent; try again in some seconds.')
  if (placed.kind === 'unfunded')
    throw new OperationRefusal(
      'unavailable',
      'No executor of this chain has enough coins. Nothing was sent; the operator has to send coins to them.',
    )
  metrics.signed.inc({ chain: chainId, kind: placed.hasReplaced ? 'replaced' : 'first' })
  const sent = await chain.send(placed.version.raw)
  if (sent.kind === 'refused')
    logger.warn({ chain: chainId, reason: sent.message }, 'A node did not take a transaction; it is sent again')
}

/** What a transaction does for an operation. */
export function toContent(operation: ParsedOperation, senderCode: SenderCode): Content {
  const authorization = senderCode.kind === 'delegates' ? senderCode.authorization : undefined
  return { kind: 'operation', operation, authorization }
}

/** What a transaction offers: the base fee may double; an operation with fees offers its own, so the executor never pays more. */
export function getFees(parameters: {
  readonly head: ChainHead
  readonly tip: bigint
  readonly operation?: Pick<ParsedOperation, 'isFree' | 'maxFeePerGas' | 'maxPriorityFeePerGas'> | undefined
}): Fees {
  const { head, operation, tip } = parameters
  if (operation?.isFree === false) {
    const { maxFeePerGas, maxPriorityFeePerGas } = operation
    return { maxFeePerGas, maxPriorityFeePerGas }
  }
  return { maxFeePerGas: head.baseFeePerGas * 2n + tip, maxPriorityFeePerGas: tip }
}
