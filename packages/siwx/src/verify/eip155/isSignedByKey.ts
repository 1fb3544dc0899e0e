import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Whether bytes are the signature of a hash by the key of an address. */
export async function isSignedByKey(parameters: {
  readonly hash: Uint8Array
  readonly signature: Uint8Array
  /** In any letter case. */
  readonly accountAddress: string
}): Promise<boolean> {
  const { accountAddress, hash, signature } = parameters
  const recovery = toRecovery(signature[64])
  if (signature.length !== 65 || recovery === undefined) return false
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  try {
    const publicKey = secp256k1.Signature.fromBytes(signature.slice(0, 64), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(hash)
      .toBytes(false)
    const address = bytesToHex(keccak_256(publicKey.slice(1)).slice(-20))
    return `0x${address}` === accountAddress.toLowerCase()
  } catch {
    // Not a point on the curve, so not a signature.
    return false
  }
}

/** Returns the recovery bit. Most wallets end a signature with 27 or 28, some with 0 or 1. */
function toRecovery(value: number | undefined): number | undefined {
  if (value === 0 || value === 1) return value
  return value === 27 || value === 28 ? value - 27 : undefined
}
