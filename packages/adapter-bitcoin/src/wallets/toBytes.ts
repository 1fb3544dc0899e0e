import { ModalError } from '@latchkey/core/adapter'
import { base64, hex } from '@scure/base'

/** The longest accepted PSBT or signature, in characters. */
const MAX_LENGTH = 4_000_000

/** Parses bytes of a wallet's answer: raw, or in the encoding of its interface. @throws `wallet.invalidResponse` */
export function toBytes(value: unknown, encoding?: 'base64' | 'hex'): Uint8Array {
  try {
    if (value instanceof Uint8Array && value.length <= MAX_LENGTH) return Uint8Array.from(value)
    if (typeof value === 'string' && encoding && value.length <= MAX_LENGTH)
      return (encoding === 'hex' ? hex : base64).decode(value.trim())
  } catch {
    // The error is thrown below.
  }
  throw new ModalError('wallet.invalidResponse', { details: 'Bytes were expected' })
}
