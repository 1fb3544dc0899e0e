/**
 * Returns the bytes of a base64 text (RFC 4648, with padding), or `undefined` if its length is not a multiple of 4 or it
 * contains other characters.
 *
 * @example
 * ```ts
 * parseBase64('aGk=') // Uint8Array [104, 105]
 * parseBase64('aGk') // undefined
 * ```
 */
export function parseBase64(value: string): Uint8Array | undefined {
  if (value.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(value)) return undefined
  return Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
}
