import { bcoin } from '../bcoin/bcoin.ts'
import type { BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import { TransactionRejection } from './TransactionRejection.ts'

/**
 * Decodes a transaction in hexadecimal; rejects trailing bytes.
 *
 * @throws {TransactionRejection} with -22
 */
export function decodeTransaction(text: string): BcoinTransaction {
  const reject = (cause?: unknown): TransactionRejection =>
    new TransactionRejection(-22, 'TX decode failed. Make sure the tx has at least one input.', { cause })
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) throw reject()
  const bytes = Buffer.from(text, 'hex')
  let transaction: BcoinTransaction
  try {
    transaction = bcoin.TX.fromRaw(bytes)
  } catch (cause) {
    throw reject(cause)
  }
  if (transaction.inputs.length === 0 || transaction.getSize() !== bytes.length) throw reject()
  return transaction
}
