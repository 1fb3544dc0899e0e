import type { Address } from '@solana/kit'
import type { Account } from './Account.ts'
import type { SlotClock } from './createClock.ts'
import type { History } from './createHistory.ts'
import type { DecodedTransaction } from './DecodedTransaction.ts'
import type { Commitment, Outcome, TransactionRecord } from './TransactionRecord.ts'

/** What would come of a transaction. */
export interface Simulation {
  readonly outcome: Outcome
  /** The accounts of the transaction after it, if it succeeds. */
  readonly accounts: ReadonlyMap<Address, Account>
}

/** The chain: its accounts, its time, and everything that was sent to it. */
export interface Ledger {
  readonly clock: Pick<SlotClock, 'getSlot' | 'getLatestBlockhash' | 'isBlockhashValid'>
  readonly history: Omit<History, 'add' | 'settle' | 'stop'>
  getAccount(address: Address): Account | undefined
  listAccountsOf(program: Address): readonly Account[]
  /** What an account of this many bytes must hold, in lamports. */
  getMinimumBalance(space: bigint): bigint
  /**
   * Runs a transaction and resolves with its signature. What a real node would drop without a word, which is what it does
   * with a transaction that it has not checked before and that cannot pay, is dropped here, too.
   *
   * @throws {RpcError} `preflightFailure`, `signatureFailure`
   */
  send(parameters: { readonly decoded: DecodedTransaction; readonly skipsPreflight: boolean }): string
  /** Runs a transaction on a copy of the chain. */
  simulate(parameters: {
    readonly decoded: DecodedTransaction
    readonly checksBlockhash: boolean
    readonly checksSignatures: boolean
  }): Simulation
  /** Begins the next slot, or skips this many at once. */
  advance(count: number): void
  /** Calls back for each slot that begins, until the returned function is called. */
  onSlot(listener: (slot: bigint) => void): () => void
  /** Calls back for each commitment that a transaction reaches, until the returned function is called. */
  onReached(listener: (record: TransactionRecord, commitment: Commitment) => void): () => void
  /** Stops the time. */
  stop(): void
}
