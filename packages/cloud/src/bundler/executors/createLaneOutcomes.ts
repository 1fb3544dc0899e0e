import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { executorTransactions, userOperations } from '../../storage/bundlerSchema.ts'
import type { Database } from '../../storage/Storage.ts'
import { createLaneRows } from './laneRows.ts'
import type { LaneStore } from './LaneStore.ts'
import type { OperationOutcome } from './OperationOutcome.ts'

/** Creates the part of the store that records blocks: with few statements, however many transactions of an executor a block holds. */
export function createLaneOutcomes(parameters: {
  readonly database: Database
  readonly chainId: CaipNetworkId
}): Pick<LaneStore, 'markMined' | 'markFinal'> {
  const { chainId, database } = parameters
  const { isHere, lock } = createLaneRows(chainId)

  /** Ends operations, all with one statement. */
  const setOutcomes = async (inner: Database, outcomes: readonly OperationOutcome[], time: number): Promise<void> => {
    if (outcomes.length === 0) return
    const rows = JSON.stringify(outcomes)
    await inner.execute(sql`
      update ${userOperations} set
        status = ended."status",
        transaction_hash = ended."transactionHash",
        block_number = ended."blockNumber",
        block_hash = ended."blockHash",
        cost = ended."cost",
        ended_at = ${time}
      from jsonb_to_recordset(${rows}::jsonb) as ended(
        "operationHash" text, "status" text, "transactionHash" text, "blockNumber" bigint, "blockHash" text, "cost" text
      )
      where ${userOperations.chainId} = ${chainId}
        and ${userOperations.operationHash} = ended."operationHash"
        and ${inArray(userOperations.status, ['new', 'sent'])}`)
  }

  const isIn = (executor: `0x${string}`, nonces: readonly number[]) =>
    and(isHere, eq(executorTransactions.executor, executor), inArray(executorTransactions.nonce, [...nonces]))

  return {
    async markMined({ executor, mined, time }) {
      if (mined.length === 0) return []
      return database.transaction(async (inner) => {
        await lock(inner, executor)
        const rows = await inner
          .select({
            nonce: executorTransactions.nonce,
            versions: sql<number>`jsonb_array_length(${executorTransactions.versions})`,
          })
          .from(executorTransactions)
          .where(
            and(
              isIn(
                executor,
                mined.map(({ transaction }) => transaction.nonce),
              ),
              eq(executorTransactions.status, 'open'),
            ),
          )
        const open = new Map(rows.map(({ nonce, versions }) => [nonce, versions]))
        const marked = mined.filter(({ transaction }) => open.get(transaction.nonce) === transaction.versions.length)
        if (marked.length === 0) return []
        await setOutcomes(
          inner,
          marked.flatMap(({ outcomes }) => outcomes),
          time,
        )
        const blocks = JSON.stringify(
          marked.map(({ blockHash, blockNumber, transaction: { nonce } }) => ({ nonce, blockHash, blockNumber })),
        )
        await inner.execute(sql`
          update ${executorTransactions} set
            status = 'mined',
            block_number = mined."blockNumber",
            block_hash = mined."blockHash"
          from jsonb_to_recordset(${blocks}::jsonb) as mined("nonce" bigint, "blockNumber" bigint, "blockHash" text)
          where ${executorTransactions.chainId} = ${chainId}
            and ${executorTransactions.executor} = ${executor}
            and ${executorTransactions.nonce} = mined."nonce"`)
        return marked
      })
    },
    async markFinal({ executor, transactions }) {
      if (transactions.length === 0) return
      await database.transaction(async (inner) => {
        await lock(inner, executor)
        const blocks = JSON.stringify(transactions.map(({ blockHash, nonce }) => ({ nonce, blockHash })))
        await inner.execute(sql`
          update ${executorTransactions} set status = 'final'
          from jsonb_to_recordset(${blocks}::jsonb) as seen("nonce" bigint, "blockHash" text)
          where ${executorTransactions.chainId} = ${chainId}
            and ${executorTransactions.executor} = ${executor}
            and ${executorTransactions.nonce} = seen."nonce"
            and ${executorTransactions.blockHash} = seen."blockHash"
            and ${executorTransactions.status} = 'mined'`)
      })
    },
  }
}
