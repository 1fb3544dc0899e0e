import type { ChainAccess, ChainReceipt } from '../chain/ChainAccess.ts'
import { readExecution } from '../chain/readExecution.ts'
import type { StoredOperation } from '../operations/createOperationStore.ts'
import type { OperationOutcome } from './OperationOutcome.ts'

/**
 * Finds what became of the operations of a nonce that is used. The operation that the mined transaction carried bears its cost, executed or
 * not. Another one can have been executed by a transaction of another sender, because operations are public once they are sent.
 *
 * @param parameters.carried the operation in the mined transaction; null if that was a transfer to the executor itself.
 * @throws CloudError `upstream.failed`.
 */
export async function judgeOutcomes(parameters: {
  readonly chain: Pick<ChainAccess, 'findExecution' | 'getReceipt'>
  readonly receipt: ChainReceipt
  readonly carried: `0x${string}` | null
  /** All that were signed for the nonce, oldest first. */
  readonly operations: readonly StoredOperation[]
}): Promise<readonly OperationOutcome[]> {
  const { carried, chain, operations, receipt } = parameters
  // A transfer that uses the nonce up was made for the newest operation, which could not be sent any more.
  const bearer = carried ?? operations.at(-1)?.operationHash
  const outcomes: OperationOutcome[] = []
  for (const operation of operations) {
    const { operationHash } = operation
    const cost = String(operationHash === bearer ? receipt.cost : 0n)
    const here = operationHash === carried ? toExecuted(receipt, operationHash) : undefined
    const executed = here ?? (await findElsewhere({ chain, operation }))
    const ended = operationHash === carried ? 'failed' : 'replaced'
    outcomes.push({ ...(executed ?? notExecuted(ended)), operationHash, cost })
  }
  return outcomes
}

/** An outcome without its operation and its cost. */
type Executed = Omit<OperationOutcome, 'operationHash' | 'cost'>

function notExecuted(status: 'failed' | 'replaced'): Executed {
  return { status, transactionHash: null, blockNumber: null, blockHash: null }
}

/** Reads an execution from a receipt. */
function toExecuted(receipt: ChainReceipt, operationHash: `0x${string}`): Executed | undefined {
  const execution = readExecution(receipt, operationHash)
  if (execution === undefined) return undefined
  const { blockHash, blockNumber, transactionHash } = receipt
  return { status: execution.isSuccess ? 'included' : 'reverted', transactionHash, blockNumber, blockHash }
}

/** Looks for the execution of an operation by any transaction since it was accepted. */
export async function findElsewhere(parameters: {
  readonly chain: Pick<ChainAccess, 'findExecution' | 'getReceipt'>
  readonly operation: Pick<StoredOperation, 'acceptedBlock' | 'operationHash'>
}): Promise<Executed | undefined> {
  const { chain, operation } = parameters
  const { acceptedBlock: fromBlock, operationHash } = operation
  const hash = await chain.findExecution({ operationHash, fromBlock })
  const receipt = hash === undefined ? undefined : await chain.getReceipt(hash)
  return receipt === undefined ? undefined : toExecuted(receipt, operationHash)
}
