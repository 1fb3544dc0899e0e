import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, eq, gt, sql } from 'drizzle-orm'
import {
  indexedAccounts,
  indexedBlocks,
  indexedChains,
  indexedTokens,
  indexedTransactions,
  indexedTransfers,
} from '../../../storage/schema.ts'
import type { Database, Storage } from '../../../storage/Storage.ts'
import type { BlockPlace, ChainBlock } from './ChainBlock.ts'

/** Rows of one statement: Postgres allows 65,535 values. */
const rowsAtMost = 1_000

/** The database's time in ms: nodes have clocks of their own. */
const databaseTime = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** How far a chain is indexed. */
export interface IndexState {
  /** The newest indexed block; `undefined` before the first. */
  readonly head: BlockPlace | undefined
}

/** The index of one chain, as one node writes it. */
export interface IndexStore {
  /** Takes or renews the lease; `undefined` while another node holds it. */
  claim(): Promise<IndexState | undefined>
  /** Gives the lease back, so that another node need not wait for its end. */
  release(): Promise<void>
  getHash(number: number): Promise<string | undefined>
  /**
   * Adds blocks after the head, all or none, and renews the lease.
   *
   * @param parameters.isCurrent whether the last one is the newest block of the chain.
   * @returns whether they were added: not if this node no longer leads or the head is another.
   */
  append(parameters: {
    readonly head: BlockPlace | undefined
    readonly blocks: readonly ChainBlock[]
    readonly isCurrent: boolean
  }): Promise<boolean>
  /** Removes all blocks after one, or all blocks. Does nothing under the same conditions as `append`. */
  undo(parameters: { readonly head: BlockPlace; readonly ancestor: BlockPlace | undefined }): Promise<boolean>
  /** Records that the head is the newest block of the chain, and renews the lease. Under the same conditions as `append`. */
  touch(head: BlockPlace): Promise<boolean>
}

/**
 * Creates the store of a chain. Every change locks the chain's row, and requires that this node leads and that the head is
 * still the one that the change was made for. So a node that stops, or comes back after its lease, cannot write twice.
 *
 * @param parameters.node names this node.
 * @param parameters.lease how long a node leads without a sign of life, in ms.
 */
export function createIndexStore(parameters: {
  readonly storage: Storage
  readonly chainId: CaipNetworkId
  readonly node: string
  readonly lease: number
}): IndexStore {
  const { chainId, lease, node, storage } = parameters
  const { database } = storage
  const isChain = eq(indexedChains.chainId, chainId)
  const isLeader = and(isChain, eq(indexedChains.leader, node))
  const leaseEnd = sql`${databaseTime} + ${lease}::integer`
  // The embedded database has only this node: a lease that another process left is over.
  const isFree =
    storage.kind === 'pglite'
      ? sql`true`
      : sql`(${indexedChains.leader} is null or ${indexedChains.leader} = ${node} or ${indexedChains.leasedUntil} < ${databaseTime})`

  /** Locks the chain's row for a change, if the change may be made. */
  const lock = async (transaction: Database, head: BlockPlace | undefined): Promise<boolean> => {
    const [row] = await transaction.select().from(indexedChains).where(isLeader).for('update')
    return row !== undefined && row.headHash === (head?.hash ?? null)
  }

  return {
    async claim() {
      const take = async () =>
        database
          .update(indexedChains)
          .set({ leader: node, leasedUntil: leaseEnd })
          .where(and(isChain, isFree))
          .returning()
      let [row] = await take()
      if (row === undefined) {
        const added = await database.insert(indexedChains).values({ chainId }).onConflictDoNothing().returning()
        if (added.length > 0) [row] = await take()
      }
      if (row === undefined) return undefined
      const { headHash, headNumber } = row
      return { head: headNumber === null || headHash === null ? undefined : { number: headNumber, hash: headHash } }
    },

    async release() {
      await database.update(indexedChains).set({ leader: null, leasedUntil: 0 }).where(isLeader)
    },

    async getHash(number) {
      const isBlock = and(eq(indexedBlocks.chainId, chainId), eq(indexedBlocks.number, number))
      const [row] = await database.select().from(indexedBlocks).where(isBlock)
      return row?.hash
    },

    async append({ blocks, head, isCurrent }) {
      const newest = blocks.at(-1)
      if (newest === undefined) return true
      return database.transaction(async (transaction) => {
        if (!(await lock(transaction, head))) return false
        const rows = toRows(chainId, blocks)
        for (const part of split(rows.blocks)) await transaction.insert(indexedBlocks).values([...part])
        for (const part of split(rows.transactions)) await transaction.insert(indexedTransactions).values([...part])
        for (const part of split(rows.accounts)) await transaction.insert(indexedAccounts).values([...part])
        for (const part of split(rows.transfers)) await transaction.insert(indexedTransfers).values([...part])
        await transaction
          .update(indexedChains)
          .set({
            headNumber: newest.number,
            headHash: newest.hash,
            leasedUntil: leaseEnd,
            ...(isCurrent ? { checkedAt: databaseTime } : {}),
          })
          .where(isChain)
        return true
      })
    },

    async undo({ ancestor, head }) {
      return database.transaction(async (transaction) => {
        // A chain that was reset can leave many rows.
        await transaction.execute(sql`set local statement_timeout = 0`)
        if (!(await lock(transaction, head))) return false
        const last = ancestor?.number ?? -1
        for (const table of [indexedTransfers, indexedAccounts, indexedTransactions]) {
          await transaction.delete(table).where(and(eq(table.chainId, chainId), gt(table.block, last)))
        }
        await transaction
          .delete(indexedBlocks)
          .where(and(eq(indexedBlocks.chainId, chainId), gt(indexedBlocks.number, last)))
        // Another contract may have the address now.
        await transaction.delete(indexedTokens).where(eq(indexedTokens.chainId, chainId))
        await transaction
          .update(indexedChains)
          .set({
            headNumber: ancestor?.number ?? null,
            headHash: ancestor?.hash ?? null,
            leasedUntil: leaseEnd,
            // Until the new blocks are indexed, the index is not current.
            checkedAt: 0,
            revision: sql`${indexedChains.revision} + 1`,
          })
          .where(isChain)
        return true
      })
    },

    async touch(head) {
      const touched = await database
        .update(indexedChains)
        .set({ checkedAt: databaseTime, leasedUntil: leaseEnd })
        .where(and(isLeader, eq(indexedChains.headHash, head.hash)))
        .returning()
      return touched.length > 0
    },
  }
}

function toRows(chainId: CaipNetworkId, blocks: readonly ChainBlock[]) {
  const transactions = blocks.flatMap(({ number, transactions: list }) =>
    list.map((transaction, index) => ({ ...transaction, place: { chainId, block: number, index } })),
  )
  return {
    blocks: blocks.map(({ hash, minedAt, number }) => ({ chainId, number, hash, minedAt })),
    transactions: transactions.map(({ fee, hash, isFailed, place, receiver, sender }) => ({
      ...place,
      hash,
      sender,
      receiver,
      isFailed,
      fee,
    })),
    accounts: transactions.flatMap(({ place, receiver, sender, transfers }) => {
      const ends = transfers.flatMap((transfer) => [transfer.sender, transfer.receiver])
      const accounts = new Set([sender, receiver, ...ends].filter((account) => account !== ''))
      return [...accounts].map((account) => ({ ...place, account }))
    }),
    transfers: transactions.flatMap(({ place, transfers }) =>
      transfers.map((transfer, position) => ({ ...place, ...transfer, position })),
    ),
  }
}

function split<item>(items: readonly item[]): (readonly item[])[] {
  return Array.from({ length: Math.ceil(items.length / rowsAtMost) }, (_unused, index) =>
    items.slice(index * rowsAtMost, (index + 1) * rowsAtMost),
  )
}
