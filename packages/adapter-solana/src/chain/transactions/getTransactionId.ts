import { ModalError } from '@latchkey/core/adapter'
import { encodeBase58 } from '../base58.ts'
import { decodeTransaction } from './decodeTransaction.ts'

/**
 * Returns a transaction's id, which is its first signature in base58, and its blockhash.
 *
 * @throws `wallet.invalidResponse` if it is not a transaction, or lacks a required signature
 */
export function getTransactionId(
  bytes: Uint8Array,
  isSigned = true,
): { readonly id: string; readonly blockhash: string } {
  const decoded = decodeTransaction(bytes)
  const [signature] = decoded ? Object.values(decoded.transaction.signatures) : []
  const hasSignature = signature?.some((byte) => byte !== 0) === true
  if (decoded && (hasSignature || !isSigned))
    return { id: hasSignature ? encodeBase58(new Uint8Array(signature)) : '', blockhash: decoded.message.lifetimeToken }
  throw new ModalError('wallet.invalidResponse', { details: 'A signed transaction was expected' })
}
