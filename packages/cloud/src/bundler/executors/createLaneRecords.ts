import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, asc, count, eq, inArray, max } from 'drizzle-orm'
import { executors, executorTransactions, type SignedVersion, userOperations } from '../../storage/bundlerSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { createLaneRows } from './laneRows.ts'
import type { LaneStore, LaneTransaction } from './LaneStore.ts'

/** Creates the part of the store that says what became of transactions. */
export function createLaneRecords(parameters: {
  readonly database: Database
  readonly chainId: CaipNetworkId
}): Omit<LaneStore, 'ensure' | 'judge' | 'place' | 'markMined' | 'markFinal'> {
  const { chainId, database } = parameters
  const { isAt, isCarriedBy, isHere, isNamed, lock } = createLaneRows(chainId)

  /** Changes a transaction while its executor is held, if it still has the status and the versions that the caller saw. */
  const change = async <result>(
    seen: LaneTransaction,
    act: (inner: Database) => Promise<result>,
  ): Promise<result | undefined> =>
    database.transaction(async (inner) => {
      await lock(inner, seen.executor)
      const [row] = await inner.select().from(executorTransactions).where(isAt(seen))
      if (row?.status !== seen.status || row.versions.length !== seen.versions.length) return undefined
      return act(inner)
    })

  return {
    async listUnfinished() {
      return database
        .select()
        .from(executorTransactions)
        .where(and(isHere, inArray(executorTransactions.status, ['open', 'mined'])))
        .orderBy(asc(executorTransactions.executor), asc(executorTransactions.nonce))
    },
    async countUnfinished() {
      const rows = await database
        .select({ status: executorTransactions.status, found: count() })
        .from(executorTransactions)
        .where(and(isHere, inArray(executorTransactions.status, ['open', 'mined'])))
        .groupBy(executorTransactions.status)
      const of = (status: string) => rows.find((row) => row.status === status)?.found ?? 0
      return { open: of('open'), mined: of('mined') }
    },
    async addVersion({ sign, transaction }) {
      const previous = transaction.versions.at(-1)
      if (previous === undefined || transaction.status !== 'open') return undefined
      return change(transaction, async (inner) => {
        const version = await sign(transaction, previous)
        await inner
          .update(executorTransactions)
          .set({ versions: [...transaction.versions, version] })
          .where(isAt(transaction))
        return version
      })
    },
    async useUp({ executor, nonces, sign, time }) {
      return database.transaction(async (inner) => {
        await lock(inner, executor)
        const filled: SignedVersion[] = []
        for (const nonce of nonces) {
          const place = { executor, nonce }
          const [taken] = await inner
            .select({ nonce: executorTransactions.nonce })
            .from(executorTransactions)
            .where(isAt(place))
          if (taken !== undefined) continue
          const version = await sign(place)
          await inner
            .insert(executorTransactions)
            .values({ chainId, ...place, versions: [version], status: 'open', createdAt: time })
          filled.push(version)
        }
        return filled
      })
    },
    async reopen(transaction) {
      const done = await change(transaction, async (inner) => {
        await inner
          .update(userOperations)
          .set({ status: 'sent', transactionHash: null, blockNumber: null, blockHash: null, cost: null, endedAt: null })
          .where(isCarriedBy(transaction))
        await inner
          .update(executorTransactions)
          .set({ status: 'open', blockNumber: null, blockHash: null })
          .where(isAt(transaction))
        return true
      })
      return done === true
    },
    async markLost(transaction) {
      const done = await change(transaction, async (inner) => {
        await inner
          .update(userOperations)
          .set({ status: 'new', executor: null, executorNonce: null })
          .where(and(isCarriedBy(transaction), eq(userOperations.status, 'sent')))
        await inner.update(executorTransactions).set({ status: 'lost' }).where(isAt(transaction))
        return true
      })
      return done === true
    },
    async end({ operationHash, ...columns }, time) {
      const ended = await database
        .update(userOperations)
        .set({ ...columns, endedAt: time })
        .where(and(isNamed(operationHash), eq(userOperations.status, 'new')))
        .returning({ hash: userOperations.operationHash })
      return ended.length > 0
    },
    async listOperations({ executor, nonces }) {
      if (nonces.length === 0) return []
      return database
        .select()
        .from(userOperations)
        .where(
          and(
            eq(userOperations.chainId, chainId),
            eq(userOperations.executor, executor),
            inArray(userOperations.executorNonce, [...nonces]),
          ),
        )
    },
    async getHighestBlock() {
      const [row] = await database
        .select({ block: max(executorTransactions.blockNumber) })
        .from(executorTransactions)
        .where(isHere)
      return row?.block ?? undefined
    },
    async reset(time) {
      await database.transaction(async (inner) => {
        await inner.select().from(executors).where(eq(executors.chainId, chainId)).for('update')
        await inner.delete(executorTransactions).where(isHere)
        await inner
          .update(userOperations)
          .set({ status: 'replaced', cost: '0', endedAt: time })
          .where(and(eq(userOperations.chainId, chainId), inArray(userOperations.status, ['new', 'sent'])))
      })
    },
  }
}
