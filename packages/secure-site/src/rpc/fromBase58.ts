import type { Bytes } from '../vault/bytes.ts'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The bytes of a base58 text; `undefined` for any other. */
export function fromBase58(text: string): Bytes | undefined {
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const bytes: number[] = []
  for (const character of text.slice(zeros)) {
    let carry = alphabet.indexOf(character)
    if (carry < 0) return undefined
    for (let index = 0; index < bytes.length; index += 1) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry & 255
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255)
  }
  return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes.toReversed()])
}
