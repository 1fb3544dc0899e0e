import type { Address, Transaction } from '@solana/kit'

/** One instruction, by the places of its accounts. */
export interface DecodedInstruction {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** Accounts that a transaction takes out of a lookup table, by their places there. */
export interface TableLookup {
  readonly table: Address
  readonly writable: readonly number[]
  readonly readonly: readonly number[]
}

/** What a transaction says, without its signatures. */
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

/** A transaction as it came over the wire: well-formed, and nothing more. */
export interface DecodedTransaction extends DecodedMessage {
  readonly bytes: Uint8Array
  readonly transaction: Transaction
  /** Of the fee payer, in base58: the transaction's name. */
  readonly signature: string
  readonly signatures: readonly string[]
}
