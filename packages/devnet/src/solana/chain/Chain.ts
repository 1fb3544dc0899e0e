import type { Address } from '@solana/kit'
import type { Account } from './Account.ts'
import type { SlotClock } from './createClock.ts'
import type { History } from './createHistory.ts'
import type { DecodedTransaction } from './DecodedTransaction.ts'
import type { Commitment, Outcome, TransactionRecord } from './TransactionRecord.ts'

/** The result of simulating a transaction. */
export interface Simulation {
  readonly outcome: Outcome
  /** The accounts of the transaction afterwards, if it succeeds. */
  readonly accounts: ReadonlyMap<Address, Account>
}

/** The chain: its accounts, its time, and its transactions. */
export interface Chain {
  readonly clock: Pick<SlotClock, 'getSlot' | 'getLatestBlockhash' | 'isBlockhashValid'>
  readonly history: Omit<History, 'add' | 'settle' | 'stop'>
  getAccount(address: Address): Account | undefined
  listAccountsOf(program: Address): readonly Account[]
  /** Minimum balance of an account of this many bytes, in lamports. */
  getMinimumBalance(space: bigint): bigint
  /**
   * Executes a transaction and resolves with its signature. A transaction that a real node would silently drop (sent
   * without preflight, and unable to pay its fee) is dropped here, too.
   *
   * @throws {RpcError} `preflightFailure`, `signatureFailure`
   */
  send(parameters: { readonly decoded: DecodedTransaction; readonly skipsPreflight: boolean }): string
  /** Executes a transaction on a copy of the chain. */
  simulate(parameters: {
    readonly decoded: DecodedTransaction
    readonly checksBlockhash: boolean
    readonly checksSignatures: boolean
  }): Simulation
  /** Starts the next slot, or skips this many at once. */
  advance(count: number): void
  /** Calls back for each slot that starts, until the returned function is called. */
  onSlot(listener: (slot: bigint) => void): () => void
  /** Calls back for each commitment that a transaction reaches, until the returned function is called. */
  onReached(listener: (record: TransactionRecord, commitment: Commitment) => void): () => void
  /** Stops the clock. */
  stop(): void
}
