import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  indexedAccounts,
  indexedBlocks,
  indexedChains,
  indexedTransactions,
  indexedTransfers,
} from '../../../storage/schema.ts'
import type { Database } from '../../../storage/Storage.ts'
import type { PagePlace } from './pageCursor.ts'

/** Transactions of one page. */
const pageSize = 50

/** Transfers that a page shows of one transaction, in each direction. */
const transfersAtMost = 50

/** A transaction of a page, with its block and the account's transfers. */
export type PageRow = typeof indexedTransactions.$inferSelect & {
  readonly minedAt: number
  readonly transfers: readonly (typeof indexedTransfers.$inferSelect)[]
}

/** A page of the index. */
export interface IndexPage {
  readonly kind: 'read'
  readonly rows: readonly PageRow[]
  readonly next: PagePlace | undefined
  readonly revision: number
}

/**
 * Reads a page from one state of the index, so that no reorganisation can come between its parts.
 *
 * @param parameters.account in lower case.
 * @param parameters.freshFor how long ago the index may have held the newest block of the chain, in ms.
 * @returns `stale` if that is longer ago, `gone` if the block of `after` was replaced.
 */
export async function readPage(parameters: {
  readonly database: Database
  readonly chainId: CaipNetworkId
  readonly account: string
  readonly after: PagePlace | undefined
  readonly freshFor: number
}): Promise<IndexPage | { readonly kind: 'stale' } | { readonly kind: 'gone' }> {
  const { account, after, chainId, database, freshFor } = parameters
  return database.transaction(
    async (transaction) => {
      const [chain] = await transaction
        .select({
          revision: indexedChains.revision,
          isFresh: sql<boolean>`${indexedChains.checkedAt} >= extract(epoch from clock_timestamp()) * 1000 - ${freshFor}::integer`,
        })
        .from(indexedChains)
        .where(eq(indexedChains.chainId, chainId))
      if (chain?.isFresh !== true) return { kind: 'stale' }
      if (after !== undefined) {
        const isBlock = and(eq(indexedBlocks.chainId, chainId), eq(indexedBlocks.number, after.block))
        const [block] = await transaction.select({ hash: indexedBlocks.hash }).from(indexedBlocks).where(isBlock)
        if (block?.hash !== after.hash) return { kind: 'gone' }
      }
      const { block, index } = indexedAccounts
      const places = transaction
        .select({ block, index })
        .from(indexedAccounts)
        .where(
          and(
            eq(indexedAccounts.chainId, chainId),
            eq(indexedAccounts.account, account),
            after && sql`(${block}, ${index}) < (${after.block}::bigint, ${after.index}::integer)`,
          ),
        )
        .orderBy(desc(block), desc(index))
      const page = places.limit(pageSize + 1).as('page')
      const found = await transaction
        .select({ transaction: indexedTransactions, minedAt: indexedBlocks.minedAt, blockHash: indexedBlocks.hash })
        .from(page)
        .innerJoin(
          indexedTransactions,
          and(
            eq(indexedTransactions.chainId, chainId),
            eq(indexedTransactions.block, page.block),
            eq(indexedTransactions.index, page.index),
          ),
        )
        .innerJoin(indexedBlocks, and(eq(indexedBlocks.chainId, chainId), eq(indexedBlocks.number, page.block)))
        .orderBy(desc(page.block), desc(page.index))
      const shown = found.slice(0, pageSize)

      const listOwn = (end: 'sender' | 'receiver') =>
        transaction
          .select()
          .from(indexedTransfers)
          .where(
            and(
              eq(indexedTransfers.chainId, chainId),
              eq(indexedTransfers[end], account),
              eq(indexedTransfers.block, page.block),
              eq(indexedTransfers.index, page.index),
            ),
          )
          .orderBy(asc(indexedTransfers.position))
          .limit(transfersAtMost)
      // An index serves each half; with `or`, a transaction with many transfers would be read whole.
      const own = unionAll(listOwn('sender'), listOwn('receiver')).as('own')
      const pairs = await transaction
        .select()
        .from(page)
        .innerJoinLateral(own, sql`true`)
      const transfers = pairs.map((pair) => pair.own)
      const last = found.length > pageSize ? shown.at(-1) : undefined
      return {
        kind: 'read',
        revision: chain.revision,
        rows: shown.map((row) => ({
          ...row.transaction,
          minedAt: row.minedAt,
          transfers: pickTransfers(row.transaction, transfers),
        })),
        next: last && { block: last.transaction.block, index: last.transaction.index, hash: last.blockHash },
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The transfers of a transaction in their order; one to oneself was found twice. */
function pickTransfers(
  { block, index }: { readonly block: number; readonly index: number },
  transfers: PageRow['transfers'],
): PageRow['transfers'] {
  const own = transfers.filter((transfer) => transfer.block === block && transfer.index === index)
  const byPosition = new Map(own.map((transfer) => [transfer.position, transfer]))
  return [...byPosition.values()].toSorted((one, other) => one.position - other.position)
}
