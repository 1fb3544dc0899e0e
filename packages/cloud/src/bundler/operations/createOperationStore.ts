import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { numberToHex } from 'viem'
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { executorTransactions, userOperations } from '../../storage/bundlerSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { constants } from '../constants.ts'
import type { ParsedOperation } from './ParsedOperation.ts'

/** An operation that was accepted. */
export type StoredOperation = typeof userOperations.$inferSelect

/** The operations of one chain in the database. What changes together with a transaction is in `LaneStore`. */
export interface OperationStore {
  find(hash: `0x${string}`): Promise<StoredOperation | undefined>
  /** Finds an operation, and the hashes of the transactions that were signed for it, newest first: one of them is mined at most. */
  findSent(
    hash: `0x${string}`,
  ): Promise<{ readonly operation: StoredOperation; readonly hashes: readonly `0x${string}`[] } | undefined>
  /** Stores an operation without a transaction. Of several calls, on any node, one returns true. */
  add(parameters: {
    readonly operation: ParsedOperation
    readonly projectKey: string
    readonly acceptedBlock: number
    readonly time: number
  }): Promise<boolean>
  /** Deletes an operation that has no transaction. Whether it has. */
  remove(hash: `0x${string}`): Promise<boolean>
  /** Lists operations that were stored before a time and have no transaction. */
  listAbandoned(before: number): Promise<readonly StoredOperation[]>
  /** Lists ended operations that the operator pays for and whose cost the ledger has not taken. */
  listUnsettled(): Promise<readonly StoredOperation[]>
  markSettled(hash: `0x${string}`, time: number): Promise<void>
  /** Deletes operations that ended before the retention. */
  sweep(time: number): Promise<void>
}

/** Creates the store of a chain on the database. */
export function createOperationStore(parameters: {
  readonly database: Database
  readonly chainId: CaipNetworkId
}): OperationStore {
  const { chainId, database } = parameters
  const isHere = eq(userOperations.chainId, chainId)
  const isNamed = (hash: `0x${string}`) => and(isHere, eq(userOperations.operationHash, hash))
  return {
    async find(hash) {
      const [row] = await database.select().from(userOperations).where(isNamed(hash))
      return row
    },
    async findSent(hash) {
      const [row] = await database
        .select({ operation: userOperations, versions: executorTransactions.versions })
        .from(userOperations)
        .leftJoin(
          executorTransactions,
          and(
            eq(executorTransactions.chainId, userOperations.chainId),
            eq(executorTransactions.executor, userOperations.executor),
            eq(executorTransactions.nonce, userOperations.executorNonce),
          ),
        )
        .where(isNamed(hash))
      if (row === undefined) return undefined
      const { operation, versions } = row
      const own = (versions ?? []).filter(({ operationHash }) => operationHash === hash)
      return { operation, hashes: own.map((version) => version.hash).toReversed() }
    },
    async add({ acceptedBlock, operation, projectKey, time }) {
      const added = await database
        .insert(userOperations)
        .values({
          chainId,
          operationHash: operation.hash,
          projectKey,
          sender: operation.sender,
          nonce: numberToHex(operation.nonce),
          operation: operation.wire,
          isSponsored: operation.isFree,
          status: 'new',
          acceptedBlock,
          acceptedAt: time,
        })
        .onConflictDoNothing()
        .returning({ hash: userOperations.operationHash })
      return added.length > 0
    },
    async remove(hash) {
      const removed = await database
        .delete(userOperations)
        .where(and(isNamed(hash), eq(userOperations.status, 'new')))
        .returning({ hash: userOperations.operationHash })
      return removed.length > 0
    },
    async listAbandoned(before) {
      return database
        .select()
        .from(userOperations)
        .where(and(isHere, eq(userOperations.status, 'new'), lt(userOperations.acceptedAt, before)))
        .orderBy(userOperations.acceptedAt)
        .limit(100)
    },
    async listUnsettled() {
      return database
        .select()
        .from(userOperations)
        .where(
          and(
            isHere,
            eq(userOperations.isSponsored, true),
            isNotNull(userOperations.endedAt),
            isNull(userOperations.settledAt),
          ),
        )
        .limit(100)
    },
    async markSettled(hash, time) {
      await database.update(userOperations).set({ settledAt: time }).where(isNamed(hash))
    },
    async sweep(time) {
      const before = time - constants.keptFor
      await database
        .delete(userOperations)
        .where(and(isHere, isNotNull(userOperations.endedAt), lt(userOperations.acceptedAt, before)))
      await database
        .delete(executorTransactions)
        .where(
          and(
            eq(executorTransactions.chainId, chainId),
            inArray(executorTransactions.status, ['final', 'lost']),
            lt(executorTransactions.createdAt, before),
          ),
        )
    },
  }
}
