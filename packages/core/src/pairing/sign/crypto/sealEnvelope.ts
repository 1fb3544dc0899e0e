import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import type { Bytes } from './Cryptography.ts'
import { toBase64 } from './toBase64.ts'

/**
 * Encrypts a text into an envelope of type 0: the type, the nonce and the sealed text.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/crypto/crypto-envelopes
 */
export function sealEnvelope(parameters: {
  readonly text: string
  /** 32 bytes */
  readonly key: Bytes
  /** 12 bytes, never used twice with the same key. */
  readonly nonce: Bytes
}): string {
  const { text, key, nonce } = parameters
  const sealed = chacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text))
  return toBase64(new Uint8Array([0, ...nonce, ...sealed]))
}
