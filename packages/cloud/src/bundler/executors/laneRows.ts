import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, eq } from 'drizzle-orm'
import { executors, executorTransactions, userOperations } from '../../storage/bundlerSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import type { LanePlace } from './LaneStore.ts'

/** Names the rows of a chain in conditions, and holds an executor. */
export function createLaneRows(chainId: CaipNetworkId) {
  const isHere = eq(executorTransactions.chainId, chainId)
  const isAt = ({ executor, nonce }: LanePlace) =>
    and(isHere, eq(executorTransactions.executor, executor), eq(executorTransactions.nonce, nonce))
  const isCarriedBy = ({ executor, nonce }: LanePlace) =>
    and(
      eq(userOperations.chainId, chainId),
      eq(userOperations.executor, executor),
      eq(userOperations.executorNonce, nonce),
    )
  const isNamed = (hash: `0x${string}`) =>
    and(eq(userOperations.chainId, chainId), eq(userOperations.operationHash, hash))

  /** Holds the row of an executor until the end of the transaction. */
  const lock = async (inner: Database, executor: `0x${string}`, skipLocked = false): Promise<boolean> => {
    const rows = await inner
      .select({ address: executors.address })
      .from(executors)
      .where(and(eq(executors.chainId, chainId), eq(executors.address, executor)))
      .for('update', skipLocked ? { skipLocked: true } : {})
    return rows.length > 0
  }
  return { isHere, isAt, isCarriedBy, isNamed, lock }
}
