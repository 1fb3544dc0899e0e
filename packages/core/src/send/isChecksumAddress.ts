import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Whether the capital letters of an EVM address are its checksum (EIP-55). An address in lower case or in upper case has none and is
 * accepted.
 *
 * @param address 0x and 40 hex digits.
 */
export function isChecksumAddress(address: string): boolean {
  const body = address.slice(2)
  const lower = body.toLowerCase()
  if (body === lower || body === body.toUpperCase()) return true
  const hash = keccak_256(utf8ToBytes(lower))
  return Array.from(lower).every((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    const isUpper = (index % 2 === 0 ? byte >> 4 : byte & 15) >= 8
    return body[index] === (isUpper ? digit.toUpperCase() : digit)
  })
}
