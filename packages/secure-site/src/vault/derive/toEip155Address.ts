import { keccak_256 } from '@noble/hashes/sha3.js'
import { getPublicKey } from '@noble/secp256k1'
import { toHex, toUtf8 } from '../bytes.ts'
import type { Bytes } from '../bytes.ts'

/** The address of a private key, with the checksum of ERC-55. */
export function toEip155Address(secret: Bytes): string {
  return toChecksumAddress(toHex(keccak_256(getPublicKey(secret, false).subarray(1)).subarray(12)))
}

/** Writes 40 lower-case digits with the checksum of ERC-55. */
export function toChecksumAddress(digits: string): string {
  const hash = toHex(keccak_256(toUtf8(digits)))
  return `0x${digits.replace(/[a-f]/g, (digit, index: number) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )}`
}
