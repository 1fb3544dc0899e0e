/** A script as represented by bcoin. */
export interface BcoinScript {
  readonly raw: Buffer
  isStandard(): boolean
  isProgram(): boolean
  isPubkeyhash(): boolean
  isScripthash(): boolean
  isUnknown(): boolean
  isNulldata(): boolean
  isPushOnly(): boolean
  getSize(): number
  getRedeem(): BcoinScript | null
  /** @param accurate Whether to count the keys of a multisignature, instead of assuming 20. */
  getSigops(accurate: boolean): number
}

/** A reference to an output; `hash` is in internal byte order, `txid()` in display order. */
export interface BcoinOutpoint {
  readonly hash: string
  readonly index: number
  txid(): string
  /** 36 bytes. */
  toRaw(): Buffer
}

/** An input, which spends an output. */
export interface BcoinInput {
  readonly prevout: BcoinOutpoint
  readonly script: BcoinScript
  readonly sequence: number
  readonly witness: { readonly items: readonly Buffer[] }
}

/** An output; `value` in satoshi. */
export interface BcoinOutput {
  readonly value: number
  readonly script: BcoinScript
  /** Value, length of the script, and script. */
  toRaw(): Buffer
  /** @param rate In satoshi per 1,000 virtual bytes. */
  isDust(rate: number): boolean
}

/** Whether a check passed, and the reason if not. */
export type BcoinVerdict = readonly [valid: boolean, reason: string]

/** An immutable transaction with bcoin's rules. */
export interface BcoinTransaction {
  readonly version: number
  readonly locktime: number
  readonly inputs: readonly BcoinInput[]
  readonly outputs: readonly BcoinOutput[]
  txid(): string
  toRaw(): Buffer
  getSize(): number
  getBaseSize(): number
  getWeight(): number
  getVirtualSize(): number
  hasWitness(): boolean
  isCoinbase(): boolean
  isFinal(height: number, time: number): boolean
  checkSanity(): BcoinVerdict
  hasStandardWitness(coins: BcoinCoins): boolean
  /** The fee in satoshi, or -1 and the reason. */
  checkInputs(coins: BcoinCoins, height: number): readonly [fee: number, reason: string]
  getSigopsCost(coins: BcoinCoins, flags: number): number
  /** @throws ScriptError if the input may not spend the output. */
  checkInput(index: number, output: BcoinOutput, flags: number): void
}

/** The coins that a transaction spends. */
export interface BcoinCoins {
  /** @param height The block's height, -1 for an unconfirmed transaction. */
  addIndex(transaction: BcoinTransaction, index: number, height: number): void
}

/** A block under construction. */
export interface BcoinBlock {
  version: number
  /** Hashes in internal byte order. */
  prevBlock: string
  merkleRoot: string
  time: number
  bits: number
  nonce: number
  readonly txs: BcoinTransaction[]
  hash(encoding: 'hex'): string
  rhash(): string
  /** Clears the cached values computed from it. */
  refresh(all?: boolean): void
  verify(): boolean
  verifyPOW(): boolean
  createMerkleRoot(encoding: 'hex'): string | null
  createCommitmentHash(): Buffer
  /** The value that the coinbase commits to. */
  getCommitmentHash(): Buffer | null
  /** The content of the coinbase. */
  getCoinbaseHeight(): number
  toRaw(): Buffer
  getSize(): number
  getWeight(): number
  toHead(): Buffer
}
