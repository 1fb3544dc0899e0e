import type { Bytes } from './Cryptography.ts'
import { parseBase64 } from './parseBase64.ts'

/** Returns the sender's public key from an envelope of type 1; `undefined` for any other envelope. */
export function readSender(envelope: string): Bytes | undefined {
  const bytes = parseBase64(envelope)
  return bytes && bytes[0] === 1 && bytes.length >= 33 ? bytes.slice(1, 33) : undefined
}
