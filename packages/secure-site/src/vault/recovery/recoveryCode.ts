// The recovery code: 128 random bits as 26 characters of Crockford's base32, with two check characters.
import type { Bytes } from '../bytes.ts'
import { expand, toShare } from '../hkdf.ts'
import { VaultError } from '../VaultError.ts'
import { multiplyGf32 } from './multiplyGf32.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const dataLength = 26

/** Writes 16 bytes as seven groups of four characters. */
export function formatRecoveryCode(bytes: Bytes): string {
  const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const data = Array.from({ length: dataLength }, (_, index) =>
    Number((value >> BigInt(5 * (dataLength - 1 - index))) & 31n),
  )
  const text = [...data, ...toChecks(data)].map((digit) => alphabet[digit]).join('')
  return (text.match(/.{4}/g) ?? []).join('-')
}

/**
 * Reads a code as people type it: in either case, with or without hyphens and spaces, O for 0, I and L for 1. The check
 * characters find any two wrong characters, and so two that changed places.
 */
export function parseRecoveryCode(text: string): Bytes {
  if (text.length > 200) return refuse()
  const digits = toDigits(text)
  if (digits.length !== dataLength + 2 || digits.includes(-1)) return refuse()
  const data = digits.slice(0, dataLength)
  const [first, second] = toChecks(data)
  if (digits[dataLength] !== first || digits[dataLength + 1] !== second) return refuse()
  const value = data.reduce((sum, digit) => (sum << 5n) | BigInt(digit), 0n)
  if (value >> 128n !== 0n) return refuse()
  return Uint8Array.from({ length: 16 }, (_, index) => Number((value >> BigInt(8 * (15 - index))) & 255n))
}

/** The values of the characters of a code or of a part of it, as people type it; −1 for a character that codes do not have. */
export function toDigits(text: string): readonly number[] {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return Array.from(typed, (character) => alphabet.indexOf(character))
}

/** The share of a code: its 128 bits, expanded to 32 bytes. */
export async function toCodeShare(code: Bytes): Promise<Bytes> {
  return expand(await toShare(code), 'latchkey/code/1')
}

/** A Reed-Solomon code over GF(32), whose generator has the roots 2 and 4: words differ in three characters at least. */
function toChecks(data: readonly number[]): readonly [number, number] {
  let [high, low] = [0, 0]
  for (const digit of data) {
    const factor = digit ^ high
    // (x + 2)(x + 4) = x² + 6x + 8
    ;[high, low] = [low ^ multiplyGf32(factor, 6), multiplyGf32(factor, 8)]
  }
  return [high, low]
}

function refuse(): never {
  throw new VaultError('vault.wrongCode')
}
