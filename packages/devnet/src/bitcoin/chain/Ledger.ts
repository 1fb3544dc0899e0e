import type { BcoinBlock, BcoinOutput, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'

/** An accepted transaction. */
export interface LedgerTransaction {
  /** In display order. */
  readonly txid: string
  readonly transaction: BcoinTransaction
  /** The outputs spent by its inputs, in order; empty for a coinbase. */
  readonly spent: readonly BcoinOutput[]
  /** In satoshi. */
  readonly fee: number
}

/** A block of the chain. */
export interface LedgerBlock {
  readonly height: number
  /** In display order. */
  readonly hash: string
  readonly block: BcoinBlock
  /** Median time of this block and the ten before it, in seconds since 1970. */
  readonly medianTime: number
}

/** The input that spends an output. */
export interface LedgerSpend {
  readonly txid: string
  readonly index: number
}

/** An unspent output. */
export interface LedgerCoin {
  readonly entry: LedgerTransaction
  /** Index of the output. */
  readonly index: number
  readonly output: BcoinOutput
  /** Undefined while it is unconfirmed. */
  readonly block: LedgerBlock | undefined
}

/**
 * The state of the chain: blocks, transactions, and which input spends which output. Confirmed transactions are never
 * removed.
 */
export interface Ledger {
  readonly blocks: readonly LedgerBlock[]
  /** Unconfirmed transactions, each after those that it spends from. */
  readonly mempool: ReadonlyMap<string, LedgerTransaction>
  readonly tip: LedgerBlock
  getTransaction(txid: string): LedgerTransaction | undefined
  /** The block of a transaction, if it is confirmed. */
  getBlockOf(txid: string): LedgerBlock | undefined
  getBlock(hash: string): LedgerBlock | undefined
  getSpend(txid: string, index: number): LedgerSpend | undefined
  /** Confirmed transactions that pay to a script or spend from it, newest first. */
  listConfirmed(script: Buffer): readonly LedgerTransaction[]
  /** Unconfirmed transactions that pay to a script or spend from it, newest first. */
  listUnconfirmed(script: Buffer): readonly LedgerTransaction[]
  /** Unspent outputs of a script, oldest first. */
  listCoins(script: Buffer): readonly LedgerCoin[]
  /** Adds an unconfirmed transaction without checks. */
  addToMempool(entry: LedgerTransaction): void
  /** Removes unconfirmed transactions and all their descendants. */
  removeFromMempool(txids: Iterable<string>): void
  /** Adds a block without checks; its transactions, except the coinbase, are in the mempool. */
  addBlock(block: BcoinBlock): LedgerBlock
}
