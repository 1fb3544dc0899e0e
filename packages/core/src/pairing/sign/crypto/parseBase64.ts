import type { Bytes } from './Cryptography.ts'

/** Reads base64, with or without padding (RFC 4648, section 4); `undefined` where it is something else. */
export function parseBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
