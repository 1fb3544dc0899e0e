import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from './parseBitcoinAddress.ts'

/** Whether an address belongs to a public key. Segregated witness uses compressed keys only. */
export function isKeyOf(address: BitcoinAddress, publicKey: Uint8Array): boolean {
  const { payload, type } = address
  const keyHash = hash160(publicKey)
  if (type === 'pkh') return isEqualBytes(keyHash, payload)
  if (publicKey.length !== 33) return false
  if (type === 'wpkh') return isEqualBytes(keyHash, payload)
  return type === 'sh' && isEqualBytes(hash160(concatBytes(Uint8Array.of(0x00, 0x14), keyHash)), payload)
}

/** Returns the hash by which addresses refer to keys and scripts. */
export function hash160(bytes: Uint8Array): Uint8Array {
  return ripemd160(sha256(bytes))
}

/** Compares public bytes, so the time it takes does not matter. */
function isEqualBytes(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && first.every((byte, index) => byte === second[index])
}
