import type { TransactionError } from '../errors/toTransactionError.ts'
import type { DecodedInstruction, DecodedTransaction } from './DecodedTransaction.ts'
import type { TransactionKey } from './resolveKeys.ts'

/** How sure a transaction is. */
export type Commitment = 'processed' | 'confirmed' | 'finalized'

/** What an account held of a token. */
export interface TokenBalance {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly amount: bigint
  readonly decimals: number
}

/** What the accounts of a transaction held at one time. */
export interface Balances {
  /** In lamports, by account. */
  readonly native: readonly bigint[]
  readonly tokens: readonly TokenBalance[]
}

/** What came of running a transaction. */
export interface Outcome {
  readonly error: TransactionError | undefined
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnValue: { readonly programId: string; readonly data: Uint8Array } | undefined
  /** What each instruction called, in the order of the calls. */
  readonly innerInstructions: readonly (readonly (DecodedInstruction & { readonly stackHeight: number })[])[]
}

/** A transaction that is part of the chain, failed ones too. */
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
  /** What its memos say, as `getSignaturesForAddress` shows it. */
  readonly memo: string | null
}
