import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { UserOperation } from '@latchkey/protocol/embedded'

/** A time in ms since the epoch. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** One signed version of a transaction. Amounts are decimal numbers in wei, or in units of gas. */
export interface SignedVersion {
  readonly hash: `0x${string}`
  readonly raw: `0x${string}`
  /** The operation that it carries; null for a transfer to the executor itself. */
  readonly operationHash: `0x${string}` | null
  readonly gas: string
  readonly maxFeePerGas: string
  readonly maxPriorityFeePerGas: string
  /** When it was signed. */
  readonly signedAt: number
}

/** The operations that the bundler has accepted. Addresses and hashes are in lower case. */
export const userOperations = pgTable(
  'user_operations',
  {
    chainId: text('chain_id').notNull(),
    operationHash: text('operation_hash').$type<`0x${string}`>().notNull(),
    /** Of the request that brought it. */
    projectKey: text('project_key').notNull(),
    sender: text('sender').$type<`0x${string}`>().notNull(),
    /** At the entry point, in hex. */
    nonce: text('nonce').notNull(),
    operation: jsonb('operation').$type<UserOperation>().notNull(),
    /** Whether the operator pays, so that the ledger learns the cost. */
    isSponsored: boolean('is_sponsored').notNull(),
    status: text('status').$type<OperationStatus>().notNull(),
    /** The transaction that carries it; null before it has one. */
    executor: text('executor').$type<`0x${string}`>(),
    executorNonce: bigint('executor_nonce', { mode: 'number' }),
    /** The newest block when it was accepted: its logs are not in an earlier one. */
    acceptedBlock: bigint('accepted_block', { mode: 'number' }).notNull(),
    /** Where it was executed; null if it was not. */
    transactionHash: text('transaction_hash').$type<`0x${string}`>(),
    blockNumber: bigint('block_number', { mode: 'number' }),
    blockHash: text('block_hash').$type<`0x${string}`>(),
    /** What it has cost an executor, in wei; null before it has ended. */
    cost: text('cost'),
    acceptedAt: time('accepted_at').notNull(),
    endedAt: time('ended_at'),
    /** When the ledger took the cost. */
    settledAt: time('settled_at'),
  },
  (table) => [
    primaryKey({ name: 'user_operations_pkey', columns: [table.chainId, table.operationHash] }),
    index('user_operations_executor').on(table.chainId, table.executor, table.executorNonce),
    index('user_operations_sender').on(table.chainId, table.sender, table.nonce),
    index('user_operations_status').on(table.chainId, table.status),
    index('user_operations_accepted_at').on(table.acceptedAt),
    index('user_operations_unsettled')
      .on(table.chainId)
      .where(sql`is_sponsored and ended_at is not null and settled_at is null`),
  ],
)

/**
 * `new`: stored, without a transaction. `sent`: a transaction that carries it is stored. `included` and `reverted`: executed by the entry
 * point. `failed`: its transaction was reverted. `replaced`: another transaction has taken its place.
 */
export type OperationStatus = 'new' | 'sent' | 'included' | 'reverted' | 'failed' | 'replaced'

/** The accounts that send operations. A row is locked while a nonce of the account is given away or a transaction of it changes. */
export const executors = pgTable(
  'executors',
  {
    chainId: text('chain_id').notNull(),
    address: text('address').$type<`0x${string}`>().notNull(),
  },
  (table) => [primaryKey({ name: 'executors_pkey', columns: [table.chainId, table.address] })],
)

/** What executors have signed: one row for each nonce. */
export const executorTransactions = pgTable(
  'executor_transactions',
  {
    chainId: text('chain_id').notNull(),
    executor: text('executor').$type<`0x${string}`>().notNull(),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    /** Oldest first. All have the same nonce, so one of them is mined at most. */
    versions: jsonb('versions').$type<readonly SignedVersion[]>().notNull(),
    status: text('status').$type<TransactionStatus>().notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }),
    blockHash: text('block_hash').$type<`0x${string}`>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'executor_transactions_pkey', columns: [table.chainId, table.executor, table.nonce] }),
    index('executor_transactions_status').on(table.chainId, table.status),
  ],
)

/** `open`: to be mined. `mined`: in a block that may still be replaced. `final`: in one that is not. `lost`: another has used the nonce. */
export type TransactionStatus = 'open' | 'mined' | 'final' | 'lost'
