import {
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  type Transaction,
} from '@solana/kit'

/** A transaction of the wire format, taken apart. */
export interface DecodedTransaction {
  readonly transaction: Transaction
  readonly message: CompiledTransactionMessage & CompiledTransactionMessageWithLifetime
  /** Who has to sign it, in base58, in order; who pays its fee first. */
  readonly signers: readonly string[]
}

/** Takes a transaction apart; `undefined` if it is none, or has bytes too many. */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction | undefined {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    const signers = message.staticAccounts.slice(0, message.header.numSignerAccounts)
    const isWhole = signers.length > 0 && signers.every((signer) => signer in transaction.signatures)
    return isWhole ? { transaction, message, signers } : undefined
  } catch {
    return undefined
  }
}
