import { CloudError } from '../../CloudError.ts'
import type { ChainBundler } from '../ChainBundler.ts'
import { constants } from '../constants.ts'
import { OperationRefusal } from '../OperationRefusal.ts'
import type { StoredOperation } from '../operations/createOperationStore.ts'
import { judgeSender, type SenderCode } from '../operations/judgeSender.ts'
import { parseOperation } from '../operations/parseOperation.ts'
import { simulateOperation } from '../operations/simulateOperation.ts'
import type { ParsedOperation } from '../operations/ParsedOperation.ts'
import { findElsewhere } from './judgeOutcomes.ts'
import { getFees, sendOperation } from './sendOperation.ts'

/**
 * Continues operations that a stopped node has stored without a transaction, and those whose transaction was lost. One that was executed
 * meanwhile, or cannot be any more, ends.
 */
export async function resumeOperations(bundler: ChainBundler): Promise<void> {
  const { chainId, logger, now, operations } = bundler
  for (const stored of await operations.listAbandoned(now() - constants.abandonedAfter)) {
    try {
      await resume(bundler, stored)
    } catch (error) {
      // It stays as it is, and is tried again.
      if (error instanceof OperationRefusal && error.reason === 'unavailable') continue
      if (error instanceof CloudError) continue
      logger.error({ chain: chainId, error }, 'An operation could not be continued; it is tried again')
    }
  }
}

async function resume(bundler: ChainBundler, stored: StoredOperation): Promise<void> {
  const { chain, chainId, lanes, ledger, now, number, operations } = bundler
  const { operationHash } = stored
  const executed = await findElsewhere({ chain, operation: stored })
  if (executed !== undefined) {
    await lanes.end({ ...executed, operationHash, cost: '0' }, now())
    return
  }
  if (stored.isSponsored && (await ledger.take({ chainId, operationHash })) === undefined) {
    await operations.remove(operationHash)
    return
  }
  const operation = parseOperation({ chainId: number, operation: stored.operation })
  const senderCode = await canSend(bundler, operation)
  if (senderCode === undefined) {
    const nowhere = { transactionHash: null, blockNumber: null, blockHash: null }
    await lanes.end({ operationHash, status: 'replaced', cost: '0', ...nowhere }, now())
    return
  }
  const [head, tip] = await Promise.all([chain.getHead(), chain.getTip()])
  await sendOperation({ bundler, operation, senderCode, fees: getFees({ head, tip, operation }) })
}

/** How the sender of an operation comes to its code, if the operation would succeed now. */
export async function canSend(bundler: ChainBundler, operation: ParsedOperation): Promise<SenderCode | undefined> {
  const { chain, executors, number } = bundler
  const [executor] = executors.addresses
  if (executor === undefined) return undefined
  try {
    const { eip7702Auth: authorization } = operation.wire
    const senderCode = await judgeSender({ chain, chainId: number, sender: operation.sender, authorization })
    if (senderCode.kind === 'unsigned') return undefined
    await simulateOperation({ chain, operation, senderCode, executor })
    return senderCode
  } catch (error) {
    if (error instanceof OperationRefusal && error.reason !== 'unavailable') return undefined
    throw error
  }
}
