import type { BcoinBlock, BcoinOutput, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'

/** A transaction that was accepted. */
export interface LedgerTransaction {
  /** As it is shown. */
  readonly txid: string
  readonly transaction: BcoinTransaction
  /** What its inputs spend, in their order; empty for a coinbase. */
  readonly spent: readonly BcoinOutput[]
  /** In satoshi. */
  readonly fee: number
}

/** A block of the chain. */
export interface LedgerBlock {
  readonly height: number
  /** As it is shown. */
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

/** An output that nothing spends yet. */
export interface LedgerCoin {
  readonly entry: LedgerTransaction
  /** Which output of it. */
  readonly index: number
  readonly output: BcoinOutput
  /** Absent while it is unconfirmed. */
  readonly block: LedgerBlock | undefined
}

/** What the chain holds: blocks, the transactions in and before them, and who spends what. What is confirmed stays. */
export interface Ledger {
  readonly blocks: readonly LedgerBlock[]
  /** Unconfirmed transactions, each after those that it spends from. */
  readonly mempool: ReadonlyMap<string, LedgerTransaction>
  readonly tip: LedgerBlock
  getTransaction(txid: string): LedgerTransaction | undefined
  /** The block of a transaction, if it is in one. */
  getBlockOf(txid: string): LedgerBlock | undefined
  getBlock(hash: string): LedgerBlock | undefined
  getSpend(txid: string, index: number): LedgerSpend | undefined
  /** Confirmed transactions that pay to a script or spend from it, the latest first. */
  listConfirmed(script: Buffer): readonly LedgerTransaction[]
  /** Unconfirmed transactions that pay to a script or spend from it, the latest first. */
  listUnconfirmed(script: Buffer): readonly LedgerTransaction[]
  /** Unspent outputs to a script, the oldest first. */
  listCoins(script: Buffer): readonly LedgerCoin[]
  /** Takes an unconfirmed transaction as it is: it has been checked. */
  addToMempool(entry: LedgerTransaction): void
  /** Forgets unconfirmed transactions, together with all that hang on them. */
  removeFromMempool(txids: Iterable<string>): void
  /** Takes a block as it is; its transactions, but for the coinbase, are in the mempool. */
  addBlock(block: BcoinBlock): LedgerBlock
}
