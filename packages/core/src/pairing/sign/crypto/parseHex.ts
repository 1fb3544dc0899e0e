import type { Bytes } from './Cryptography.ts'

/** Decodes hexadecimal digits, two per byte. Returns `undefined` if the text contains anything else. */
export function parseHex(text: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
}
