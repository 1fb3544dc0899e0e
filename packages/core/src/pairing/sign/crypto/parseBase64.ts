import type { Bytes } from './Cryptography.ts'

/** Decodes base64, with or without padding (RFC 4648, section 4). Returns `undefined` if the text is not base64. */
export function parseBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
