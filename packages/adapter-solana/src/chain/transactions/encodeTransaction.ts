import { getTransactionEncoder, type Transaction } from '@solana/kit'

/** The wire format of a transaction, whoever has signed it. */
export function encodeTransaction(transaction: Transaction): Uint8Array {
  return new Uint8Array(getTransactionEncoder().encode(transaction))
}
