import { concatBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from './BitcoinAddress.ts'
import { hash160 } from './hash160.ts'
import { isEqualBytes } from './isEqualBytes.ts'

/** Whether an address is that of a public key. Segregated witness knows compressed keys only. */
export function isKeyOf(address: BitcoinAddress, publicKey: Uint8Array): boolean {
  const { payload, type } = address
  const keyHash = hash160(publicKey)
  if (type === 'pkh') return isEqualBytes(keyHash, payload)
  if (publicKey.length !== 33) return false
  if (type === 'wpkh') return isEqualBytes(keyHash, payload)
  return type === 'sh' && isEqualBytes(hash160(concatBytes(Uint8Array.of(0x00, 0x14), keyHash)), payload)
}
