import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { TransactionTrace } from '../adapter/features.ts'

/**
 * The state of a transaction.
 *
 * - `preparing`: facts of the chain are read; the wallet has not been asked.
 * - `awaitingWallet`: the wallet was asked and has not answered.
 * - `submitted`: sent, and in no block. With the cause `slow`, the network takes long.
 * - `confirming`: it was in a block that the chain has replaced.
 * - `confirmed`, `failed`, `expired`, `replaced`: the chain has decided. `expired` may be repeated, and nothing else.
 * - `stuck`: newer blocks of an EVM chain come without it. It can still succeed.
 * - `unknown`: what became of it cannot be found out. Look into the wallet before repeating it.
 */
export type TransactionStatus =
  | 'preparing'
  | 'awaitingWallet'
  | 'submitted'
  | 'confirming'
  | 'confirmed'
  | 'failed'
  | 'expired'
  | 'replaced'
  | 'stuck'
  | 'unknown'

/**
 * Why a transaction failed: its calls were reverted, some calls of a batch were, or the wallet could not send it. Or why it waits: its fee
 * is low (`slow`), as on Bitcoin after 6 blocks without it.
 */
export type TransactionCause = 'reverted' | 'partlyReverted' | 'notSent' | 'slow'

/** What a transaction does, to be shown. */
export interface TransactionSummary {
  readonly action: 'send' | 'approve' | 'swap' | 'other'
  readonly to: string | null
  /** In the smallest unit, as digits. */
  readonly amount: string | null
  readonly decimals: number | null
  readonly symbol: string | null
  /** The token's address; `null` for the native coin. */
  readonly token: string | null
}

/** One transaction, from before the wallet is asked until the chain has decided for good. Plain data: survives JSON. */
export interface TransactionRecord {
  /** Our own id, a UUID. */
  readonly key: string
  readonly namespace: Namespace
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly summary: TransactionSummary
  readonly status: TransactionStatus
  /** The transaction's id as the wallet answered it. */
  readonly id: string | null
  /** The id of a batch of calls (EIP-5792). */
  readonly batchId: string | null
  /** The transaction in the block, if it is another one. */
  readonly replacementId: string | null
  readonly replacedBy: 'spedUp' | 'cancelled' | 'replaced' | null
  readonly cause: TransactionCause | null
  /** What finds it again. */
  readonly trace: TransactionTrace | null
  /** The height of the newest block when the wait began, as digits. */
  readonly waitsSinceBlock: string | null
  /** When the wait for a block began. All times are in ms since the epoch. */
  readonly waitsSince: number
  readonly createdAt: number
  /** When the status changed. */
  readonly changedAt: number
  /** Whether it has ended: no longer followed. A confirmed transaction is followed until its block cannot be replaced. */
  readonly isFinal: boolean
}

/** The state of the plugin. */
export interface TransactionsState {
  /** The newest first. */
  readonly records: readonly TransactionRecord[]
}

/** The states in which the visitor waits for nothing more. */
const settled: readonly TransactionStatus[] = ['confirmed', 'failed', 'expired', 'replaced', 'unknown']

/** Whether the visitor has been told an end, even if the chain can still take it back. */
export const isSettled = ({ status }: Pick<TransactionRecord, 'status'>): boolean => settled.includes(status)
