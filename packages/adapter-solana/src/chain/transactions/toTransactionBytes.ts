import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { SolanaTransaction } from '../../types.ts'
import { fromBase64 } from '../base64.ts'
import { decodeTransaction } from './decodeTransaction.ts'

/**
 * Converts a transaction of any supported form to the wire format.
 *
 * @throws `options.invalid` if it is not a transaction
 */
export function toTransactionBytes(transaction: SolanaTransaction): Uint8Array {
  const bytes = read(transaction)
  if (bytes && decodeTransaction(bytes)) return bytes
  const allowed = 'a transaction as bytes, in base64, or as Solana Kit compiles it'
  throw new ModalError('options.invalid', { context: { option: 'transaction', given: typeof transaction, allowed } })
}

function read(transaction: SolanaTransaction): Uint8Array | undefined {
  if (typeof transaction === 'string') return fromBase64(transaction)
  if (transaction instanceof Uint8Array) return transaction
  const serialize = readProperty(transaction, 'serialize')
  if (typeof serialize === 'function') {
    const options = { requireAllSignatures: false, verifySignatures: false }
    const serialized: unknown = Reflect.apply(serialize, transaction, [options])
    return serialized instanceof Uint8Array ? new Uint8Array(serialized) : undefined
  }
  return join(readProperty(transaction, 'messageBytes'), readProperty(transaction, 'signatures'))
}

/** Kit keeps the signatures in the order of the signers. */
function join(messageBytes: unknown, signatures: unknown): Uint8Array | undefined {
  if (!(messageBytes instanceof Uint8Array) || typeof signatures !== 'object' || signatures === null) return undefined
  const list: readonly unknown[] = Object.values(signatures)
  // A transaction holds no more, and the count must fit into one byte.
  if (list.length > 19) return undefined
  const bytes = new Uint8Array(1 + list.length * 64 + messageBytes.length)
  bytes[0] = list.length
  for (const [index, signature] of list.entries()) {
    if (signature instanceof Uint8Array && signature.length === 64) bytes.set(signature, 1 + index * 64)
    else if (signature !== null) return undefined
  }
  bytes.set(messageBytes, 1 + list.length * 64)
  return bytes
}
