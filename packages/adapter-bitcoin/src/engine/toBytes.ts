import { ModalError } from '@latchkey/core/adapter'
import { base64, hex } from '@scure/base'

/** How large a PSBT or a signature may be, in characters. */
const MAX_LENGTH = 4_000_000

/** Bytes of a wallet's answer: as they are, or in base64 or hex as its interface has it. @throws `wallet.invalidResponse` */
export function toBytes(value: unknown, encoding?: 'base64' | 'hex'): Uint8Array {
  try {
    if (value instanceof Uint8Array && value.length <= MAX_LENGTH) return Uint8Array.from(value)
    if (typeof value === 'string' && encoding && value.length <= MAX_LENGTH)
      return (encoding === 'hex' ? hex : base64).decode(value.trim())
  } catch {
    // Said below.
  }
  throw new ModalError('wallet.invalidResponse', { details: 'Bytes were expected' })
}
