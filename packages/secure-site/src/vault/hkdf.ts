import { toUtf8 } from './bytes.ts'
import type { Bytes } from './bytes.ts'

/** Turns 32 bytes of key material into a key from which other keys are derived and whose bytes scripts cannot read. */
export function toShare(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits', 'deriveKey'])
}

/** HKDF-SHA-256 (RFC 5869) with an empty salt: 32 bytes. */
export async function expand(share: CryptoKey, info: string | Bytes): Promise<Bytes> {
  const algorithm = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: typeof info === 'string' ? toUtf8(info) : info,
  }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, share, 256))
}
