import {
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  type Transaction,
} from '@solana/kit'

/** A decoded transaction. */
export interface DecodedTransaction {
  readonly transaction: Transaction
  readonly message: CompiledTransactionMessage & CompiledTransactionMessageWithLifetime
  /** The addresses that sign it, in order, the fee payer first. */
  readonly signers: readonly string[]
}

/** Decodes a transaction. Returns `undefined` for invalid bytes. */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction | undefined {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    const signers = message.staticAccounts.slice(0, message.header.numSignerAccounts)
    // The chain refuses an account that signs twice, and the library would keep only one of its signatures.
    const isWhole =
      signers.length > 0 &&
      new Set(signers).size === message.header.numSignerAccounts &&
      signers.every((signer) => signer in transaction.signatures)
    return isWhole ? { transaction, message, signers } : undefined
  } catch {
    return undefined
  }
}
