import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { BitcoinAddress } from './parseBitcoinAddress.ts'
import { isKeyOf } from './isKeyOf.ts'

/**
 * Whether 65 bytes are a signature in the format of Bitcoin Core's `signmessage` (BIP-137). Wallets disagree about which first
 * byte means which kind of address, so it only decides whether the key is compressed. The key must belong to the address.
 */
export async function isLegacySigned(parameters: {
  readonly address: BitcoinAddress
  readonly message: string
  readonly signature: Uint8Array
}): Promise<boolean> {
  const { address, message, signature } = parameters
  const header = signature[0] ?? 0
  if (header < 27 || header > 42) return false
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  const { CompactSize } = await import('@scure/btc-signer')
  const text = utf8ToBytes(message)
  const title = utf8ToBytes('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(concatBytes(title, CompactSize.encode(BigInt(text.length)), text)))
  try {
    const publicKey = secp256k1.Signature.fromBytes(signature.slice(1), 'compact')
      .addRecoveryBit((header - 27) % 4)
      .recoverPublicKey(hash)
      .toBytes(header >= 31)
    return isKeyOf(address, publicKey)
  } catch {
    // Not a point on the curve, so not a signature.
    return false
  }
}
