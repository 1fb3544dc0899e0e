import { ModalError } from '@latchkey/core/adapter'
import { blockhash as toBlockhash, getCompiledTransactionMessageEncoder, type Transaction } from '@solana/kit'
import { decodeTransaction } from './decodeTransaction.ts'
import { encodeTransaction } from './encodeTransaction.ts'

/** Returns the transaction with another blockhash, unsigned. @throws `options.invalid` if it is not a transaction */
export function replaceBlockhash(bytes: Uint8Array, blockhash: string): Uint8Array {
  const decoded = decodeTransaction(bytes)
  if (!decoded) {
    const context = { option: 'transaction', given: 'bytes', allowed: 'a transaction in the wire format' }
    throw new ModalError('options.invalid', { context })
  }
  const message = { ...decoded.message, lifetimeToken: toBlockhash(blockhash) }
  const signatures = Object.fromEntries(Object.keys(decoded.transaction.signatures).map((signer) => [signer, null]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the encoder's own output, which bears a brand in the type
  const messageBytes = getCompiledTransactionMessageEncoder().encode(message) as Transaction['messageBytes']
  return encodeTransaction({ messageBytes, signatures })
}
