import { wordlist } from '@scure/bip39/wordlists/english.js'
import type { Bytes } from '../bytes.ts'

/** The twelve words of 16 bytes (BIP-39, English): 128 bits and 4 bits of checksum. */
export async function toMnemonic(entropy: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', entropy))
  let bits = BigInt((hash[0] ?? 0) >> 4)
  entropy.forEach((byte, index) => {
    bits |= BigInt(byte) << BigInt(124 - index * 8)
  })
  return Array.from({ length: 12 }, (_, index) => wordlist[Number((bits >> BigInt(121 - index * 11)) & 2047n)]).join(
    ' ',
  )
}
