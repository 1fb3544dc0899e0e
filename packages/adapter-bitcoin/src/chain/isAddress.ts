import { sha256 } from './sha256.ts'

const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const base58Letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Whether a string is an address of Bitcoin or of a test network, with a valid checksum: Bech32 for version 0 (BIP-173),
 * Bech32m for later ones (BIP-350), or Base58Check of a public key's or a script's hash.
 */
export function isAddress(value: string): boolean {
  return isSegwit(value) || isBase58(value)
}

function isSegwit(value: string): boolean {
  const lower = value.toLowerCase()
  const [, prefix = '', letters = ''] = /^(bc|tb|bcrt)1([02-9ac-hj-np-z]{7,87})$/.exec(lower) ?? []
  if (letters === '' || (value !== lower && value !== value.toUpperCase())) return false
  const data = Array.from(letters, (letter) => bech32Letters.indexOf(letter))
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0))
  const checksum = toChecksum([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data])
  const [version = 31, ...program] = data.slice(0, -6)
  const bits = program.length * 5
  const length = bits >> 3
  // The padding is shorter than a letter and zero.
  const isPadded = bits % 8 < 5 && ((program.at(-1) ?? 0) & ((1 << (bits % 8)) - 1)) === 0
  if (!isPadded || version > 16 || length < 2 || length > 40) return false
  return version === 0 ? checksum === 1 && (length === 20 || length === 32) : checksum === 0x2bc830a3
}

/** The checksum's polynomial (BIP-173). */
function toChecksum(values: readonly number[]): number {
  let checksum = 1
  for (const value of values) {
    const top = checksum >> 25
    checksum = ((checksum & 0x1ffffff) << 5) ^ value
    for (const [bit, factor] of [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].entries())
      if ((top >> bit) & 1) checksum ^= factor
  }
  return checksum
}

/** Version, hash of 20 bytes, and the first 4 of its double SHA-256. */
function isBase58(value: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{26,35}$/.test(value)) return false
  let number = 0n
  for (const letter of value) number = number * 58n + BigInt(base58Letters.indexOf(letter))
  const bytes = new Uint8Array(25)
  for (let index = 24; index >= 0; index--, number >>= 8n) bytes[index] = Number(number & 255n)
  // Each leading zero byte is one leading 1.
  const zeros = bytes.findIndex((byte) => byte !== 0)
  if (number !== 0n || zeros !== /^1*/.exec(value)?.[0].length) return false
  if (![0, 5, 111, 196].includes(bytes[0] ?? -1)) return false
  const sum = sha256(sha256(bytes.slice(0, 21)))
  return bytes.slice(21).every((byte, index) => byte === sum[index])
}
