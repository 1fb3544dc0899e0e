import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'

/** Whether a signature in base58 is an account's, of a text: by other libraries than the adapter's. */
export function verifySignature(parameters: {
  readonly address: string
  readonly message: string | Uint8Array
  readonly signature: string | Uint8Array
}): boolean {
  const { address, message, signature } = parameters
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  const given = typeof signature === 'string' ? base58.decode(signature) : signature
  return ed25519.verify(given, bytes, base58.decode(address))
}
