import type { TransactionCause, TransactionRecord } from '@latchkey/core'

/** What a transaction was for the account. */
export type ShownAction = 'send' | 'receive' | 'trade' | 'approve' | 'execute' | 'deploy' | 'mint' | 'other'

/**
 * How far a transaction has come. `asking`: the wallet has it. `pending`: the network has it. `again`: the network has replaced its
 * block.
 */
export type ShownPhase =
  | 'asking'
  | 'pending'
  | 'again'
  | 'done'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'replaced'
  | 'stuck'
  | 'unknown'

/** What moved from or to the account. */
export interface ShownTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** In the smallest unit; absent if it is not known. */
  readonly value?: bigint | undefined
  readonly decimals: number
  /** The symbol of a token, or the name of a collectible. Untrusted; empty if there is none. */
  readonly symbol: string
  /** Untrusted. */
  readonly picture?: unknown
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The token's contract; absent for the native coin. */
  readonly contract?: string | undefined
}

/** A transaction, of this browser or of the account's history, as the views show it. */
export interface ShownTransaction {
  /** Unique in a list. */
  readonly key: string
  /** CAIP-2. */
  readonly networkId: string
  /** The id in the block explorer. */
  readonly id: string | null
  readonly action: ShownAction
  readonly phase: ShownPhase
  readonly cause?: TransactionCause | null | undefined
  readonly isSpedUp?: boolean | undefined
  readonly transfers: readonly ShownTransfer[]
  /** Whom it went to or came from. Absent if that is not known. */
  readonly party?: { readonly role: 'to' | 'from' | 'with'; readonly address: string } | undefined
  readonly fee?: { readonly value: bigint; readonly decimals: number; readonly symbol: string } | undefined
  /** In ms since the epoch; absent if it is not known. */
  readonly sentAt?: number | undefined
  /** When it ended, or was last heard of. */
  readonly changedAt?: number | undefined
  readonly isSpam?: boolean | undefined
  /** The record, if it was sent from this browser. */
  readonly record?: TransactionRecord | undefined
}
