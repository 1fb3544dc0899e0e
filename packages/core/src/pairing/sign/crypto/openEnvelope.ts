import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import type { Bytes } from './Cryptography.ts'
import { parseBase64 } from './parseBase64.ts'

/** The length of the part before the nonce, by type: the type, and with type 1 the sender's public key. */
const heads: readonly number[] = [1, 33]
const nonceLength = 12
const tagLength = 16

/**
 * Decrypts an envelope of type 0, or of type 1, which also contains the sender's public key. Returns `undefined` if it is
 * malformed or was sealed with another key.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/crypto/crypto-envelopes
 */
export function openEnvelope(parameters: { readonly envelope: string; readonly key: Bytes }): string | undefined {
  const bytes = parseBase64(parameters.envelope)
  const head = heads[bytes?.[0] ?? -1]
  if (!bytes || head === undefined || bytes.length < head + nonceLength + tagLength) return undefined
  const [nonce, sealed] = [bytes.subarray(head, head + nonceLength), bytes.subarray(head + nonceLength)]
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(chacha20poly1305(parameters.key, nonce).decrypt(sealed))
  } catch {
    return undefined
  }
}
