import type { BcoinBlock, BcoinOutput, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'

/** An accepted transaction. */
export interface ChainTransaction {
  /** In display order. */
  readonly txid: string
  readonly transaction: BcoinTransaction
  /** The outputs spent by its inputs, in order; empty for a coinbase. */
  readonly spent: readonly BcoinOutput[]
  /** In satoshi. */
  readonly fee: number
}

/** A block of the chain. */
export interface ChainBlock {
  readonly height: number
  /** In display order. */
  readonly hash: string
  readonly block: BcoinBlock
  /** Median time of this block and the ten before it, in seconds since 1970. */
  readonly medianTime: number
}

/** The input that spends an output. */
export interface ChainSpend {
  readonly txid: string
  readonly index: number
}

/** An unspent output. */
export interface ChainCoin {
  readonly entry: ChainTransaction
  /** Index of the output. */
  readonly index: number
  readonly output: BcoinOutput
  /** Undefined while it is unconfirmed. */
  readonly block: ChainBlock | undefined
}

/**
 * The state of the chain: blocks, transactions, and which input spends which output. Confirmed transactions are never
 * removed.
 */
export interface ChainState {
  readonly blocks: readonly ChainBlock[]
  /** Unconfirmed transactions, each after those that it spends from. */
  readonly mempool: ReadonlyMap<string, ChainTransaction>
  readonly tip: ChainBlock
  getTransaction(txid: string): ChainTransaction | undefined
  /** The block of a transaction, if it is confirmed. */
  getBlockOf(txid: string): ChainBlock | undefined
  getBlock(hash: string): ChainBlock | undefined
  getSpend(txid: string, index: number): ChainSpend | undefined
  /** Confirmed transactions that pay to a script or spend from it, newest first. */
  listConfirmed(script: Buffer): readonly ChainTransaction[]
  /** Unconfirmed transactions that pay to a script or spend from it, newest first. */
  listUnconfirmed(script: Buffer): readonly ChainTransaction[]
  /** Unspent outputs of a script, oldest first. */
  listCoins(script: Buffer): readonly ChainCoin[]
  /** Adds an unconfirmed transaction without checks. */
  addToMempool(entry: ChainTransaction): void
  /** Removes unconfirmed transactions and all their descendants. */
  removeFromMempool(txids: Iterable<string>): void
  /** Adds a block without checks; its transactions, except the coinbase, are in the mempool. */
  addBlock(block: BcoinBlock): ChainBlock
}
