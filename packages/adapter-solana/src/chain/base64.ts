/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Decodes base64. Returns `undefined` for invalid text. */
export function fromBase64(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value === '' || value.length > 65_536) return undefined
  try {
    return Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
