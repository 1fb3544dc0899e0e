import type { TransactionError } from '../errors/toTransactionError.ts'
import type { DecodedInstruction, DecodedTransaction } from './DecodedTransaction.ts'
import type { TransactionKey } from './resolveKeys.ts'

/** The commitment of a transaction. */
export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** A token balance of an account. */
export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly amount: bigint
  readonly decimals: number
}

/** The balances of a transaction's accounts at one time. */
export interface Balances {
  /** In lamports, by account. */
  readonly native: readonly bigint[]
  readonly tokens: readonly TokenBalance[]
}

/** The result of executing a transaction. */
export interface Outcome {
  readonly error: TransactionError | undefined
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnValue: { readonly programId: string; readonly data: Uint8Array } | undefined
  /** The inner instructions of each instruction, in call order. */
  readonly innerInstructions: readonly (readonly (DecodedInstruction & { readonly stackHeight: number })[])[]
}

/** An executed transaction; failed ones are included. */
export interface TransactionRecord {
  readonly decoded: DecodedTransaction
  readonly outcome: Outcome
  readonly keys: readonly TransactionKey[]
  readonly slot: bigint
  /** In seconds since 1970. */
  readonly time: number
  /** In lamports. */
  readonly fee: bigint
  readonly before: Balances
  readonly after: Balances
  /** The text of its memos, as in `getSignaturesForAddress`. */
  readonly memo: string | null
}
