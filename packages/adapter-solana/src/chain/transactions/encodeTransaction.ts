import { getTransactionEncoder, type Transaction } from '@solana/kit'

/** Encodes a transaction, even with missing signatures. */
export function encodeTransaction(transaction: Transaction): Uint8Array {
  return new Uint8Array(getTransactionEncoder().encode(transaction))
}
