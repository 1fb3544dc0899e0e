import type { executorTransactions, SignedVersion } from '../../storage/bundlerSchema.ts'
import type { Executor } from './createExecutors.ts'
import type { StoredOperation } from '../operations/createOperationStore.ts'
import type { OperationOutcome } from './OperationOutcome.ts'

/** A nonce of an executor, and what it has signed for it. */
export type LaneTransaction = typeof executorTransactions.$inferSelect

/** A transaction whose nonce is used by one of its versions. */
export interface MinedTransaction {
  readonly transaction: LaneTransaction
  readonly blockNumber: number
  readonly blockHash: `0x${string}`
  readonly outcomes: readonly OperationOutcome[]
}

/** Names a nonce. */
export interface LanePlace {
  readonly executor: `0x${string}`
  readonly nonce: number
}

/** Whether executors can take an operation. */
export type LaneState =
  /** Those that can, the one with the fewest open transactions first. */
  | { readonly kind: 'free'; readonly lanes: readonly [Executor, ...Executor[]] }
  /** All lanes are full. */
  | { readonly kind: 'busy' }
  /** No executor has the coins. */
  | { readonly kind: 'unfunded' }

/** What became of an operation that looks for a lane. */
export type Placement =
  | { readonly kind: 'placed'; readonly version: SignedVersion; readonly hasReplaced: boolean }
  /** It has a transaction, or does not exist any more. */
  | { readonly kind: 'gone' }
  | Exclude<LaneState, { readonly kind: 'free' }>

/**
 * The transactions of the executors of one chain. Every change holds the row of the executor, so nodes take turns: a nonce is given away
 * once, and one node only signs a transaction again. A signed transaction is stored before it is sent.
 */
export interface LaneStore {
  /** Adds the executors that are not known yet. */
  ensure(addresses: readonly `0x${string}`[]): Promise<void>
  /**
   * Signs the transaction of an operation that has none, with the next nonce of the executor with the fewest open transactions. If another
   * operation with the same nonce of the same sender is open, it takes its place.
   */
  place(parameters: {
    readonly operationHash: `0x${string}`
    readonly candidates: readonly Executor[]
    /** What the transaction may cost, in wei. */
    readonly costAtMost: bigint
    /** Signs it. `previous` is the version that it replaces. */
    readonly sign: (place: LanePlace, previous: SignedVersion | undefined) => Promise<SignedVersion>
  }): Promise<Placement>
  /** Says whether an operation would find a lane now. */
  judge(parameters: { readonly candidates: readonly Executor[]; readonly costAtMost: bigint }): Promise<LaneState>
  /** Lists the transactions that are not final, by executor and nonce. */
  listUnfinished(): Promise<readonly LaneTransaction[]>
  /** Counts the transactions that are not final. */
  countUnfinished(): Promise<{ readonly open: number; readonly mined: number }>
  /** Signs another version, unless another node has, or the transaction is not open any more. */
  addVersion(parameters: {
    readonly transaction: LaneTransaction
    readonly sign: (place: LanePlace, previous: SignedVersion) => Promise<SignedVersion>
  }): Promise<SignedVersion | undefined>
  /** Signs a transfer to the executor itself for nonces that have no transaction. */
  useUp(parameters: {
    readonly executor: `0x${string}`
    readonly nonces: readonly number[]
    readonly sign: (place: LanePlace) => Promise<SignedVersion>
    readonly time: number
  }): Promise<readonly SignedVersion[]>
  /**
   * Marks open transactions of one executor as mined, with what became of their operations: all or nothing, each once. Returns those that it
   * has marked; another node has marked the others.
   */
  markMined(parameters: {
    readonly executor: `0x${string}`
    readonly mined: readonly MinedTransaction[]
    readonly time: number
  }): Promise<readonly MinedTransaction[]>
  /** Opens a mined transaction again whose block was replaced, with its operations. */
  reopen(transaction: LaneTransaction): Promise<boolean>
  /** Marks mined transactions of one executor as final. */
  markFinal(parameters: {
    readonly executor: `0x${string}`
    readonly transactions: readonly LaneTransaction[]
  }): Promise<void>
  /** Marks an open transaction whose nonce was used by another program as lost; its operations get new transactions. */
  markLost(transaction: LaneTransaction): Promise<boolean>
  /** Ends an operation without a transaction. Whether it has. */
  end(outcome: OperationOutcome, time: number): Promise<boolean>
  /** The operations of transactions of one executor. */
  listOperations(parameters: {
    readonly executor: `0x${string}`
    readonly nonces: readonly number[]
  }): Promise<readonly StoredOperation[]>
  /** The highest block in which a transaction was mined. */
  getHighestBlock(): Promise<number | undefined>
  /** Forgets all transactions of a local chain that begins anew, and ends its operations. */
  reset(time: number): Promise<void>
}
