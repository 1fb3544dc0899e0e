import type { SiwxAccount } from '@latchkey/protocol/siwx'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Returns an eip155 address with the mixed-case checksum of EIP-55.
 *
 * @example
 * ```ts
 * toChecksumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed') // '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
 * ```
 */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const capitals = Array.from(digits, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${capitals.join('')}`
}

/** Returns an account's address as messages write it: with its checksum on eip155, unchanged elsewhere. */
export function toMessageAddress({ accountAddress, chainId }: SiwxAccount): string {
  const isEvmAddress = chainId.startsWith('eip155:') && /^0x[\da-f]{40}$/i.test(accountAddress)
  return isEvmAddress ? toChecksumAddress(accountAddress) : accountAddress
}
