import type { Bytes } from '../vault/bytes.ts'
import { VaultError } from '../vault/VaultError.ts'

/** Base64 with padding (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/**
 * The bytes of such a text.
 *
 * @throws VaultError `vault.malformed` for any other, and for another length than the given one.
 */
export function fromBase64(text: string, length?: number): Bytes {
  const bytes = tryBase64(text)
  if (bytes === undefined || (length !== undefined && bytes.length !== length))
    throw new VaultError('vault.malformed', 'no base64')
  return bytes
}

/** As `fromBase64`, or `undefined`. */
export function tryBase64(text: string): Bytes | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(text)) return undefined
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
