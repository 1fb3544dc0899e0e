import type { Address, Transaction } from '@solana/kit'

/** An instruction with account indexes. */
export interface DecodedInstruction {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** The accounts that a transaction loads from a lookup table, by index. */
export interface TableLookup {
  readonly table: Address
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** The content of a transaction, without its signatures. */
export interface DecodedMessage {
  readonly version: 'legacy' | 0
  readonly header: {
    readonly numRequiredSignatures: number
    readonly numReadonlySignedAccounts: number
    readonly numReadonlyUnsignedAccounts: number
  }
  readonly staticKeys: readonly Address[]
  readonly blockhash: string
  readonly instructions: readonly DecodedInstruction[]
  readonly lookups: readonly TableLookup[]
}

/** A transaction as received: well-formed, but not validated. */
export interface DecodedTransaction extends DecodedMessage {
  readonly bytes: Uint8Array
  readonly transaction: Transaction
  /** The fee payer's signature in base58, which identifies the transaction. */
  readonly signature: string
  readonly signatures: readonly string[]
}
