import type { ChainBundler } from '../ChainBundler.ts'

/**
 * Gives the cost of ended operations to the ledger. If a node stops between the ledger and its own record, another one does the same
 * again, which changes nothing.
 */
export async function settleOperations(bundler: ChainBundler): Promise<void> {
  const { chainId, ledger, operations, now } = bundler
  for (const { cost, operationHash, status } of await operations.listUnsettled()) {
    const kind = status === 'included' || status === 'reverted' ? status : 'replaced'
    await ledger.settle({ chainId, operationHash }, { kind, cost: BigInt(cost ?? '0') })
    await operations.markSettled(operationHash, now())
  }
}
