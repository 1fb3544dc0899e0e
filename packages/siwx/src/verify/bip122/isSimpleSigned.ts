import type { BitcoinAddress } from './parseBitcoinAddress.ts'
import { createToSign } from './createToSign.ts'
import { isKeyOf } from './isKeyOf.ts'

const sigHashDefault = 0x00
const sigHashAll = 0x01

/**
 * Whether bytes are the witness that signs a text for an address (BIP-322, simple). Only SIGHASH_DEFAULT and SIGHASH_ALL, which
 * sign the whole transaction, are accepted.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export async function isSimpleSigned(parameters: {
  readonly address: BitcoinAddress
  readonly message: string
  readonly signature: Uint8Array
}): Promise<boolean> {
  const { address, message, signature } = parameters
  const { RawWitness } = await import('@scure/btc-signer')
  try {
    const [first, second, ...rest] = RawWitness.decode(signature)
    if (first === undefined || rest.length > 0) return false
    const toSign = { address, message, signature: first }
    if (address.type === 'tr') return second === undefined && (await isSignedByTaproot(toSign))
    return second !== undefined && (await isSignedByWitness({ ...toSign, publicKey: second }))
  } catch {
    // Not a witness, or without a signature.
    return false
  }
}

async function isSignedByTaproot(parameters: {
  readonly address: BitcoinAddress
  readonly message: string
  readonly signature: Uint8Array
}): Promise<boolean> {
  const { address, message, signature } = parameters
  const sigHash = signature.length === 64 ? sigHashDefault : signature[64]
  if (signature.length > 65 || (signature.length === 65 && sigHash !== sigHashAll) || sigHash === undefined)
    return false
  const { schnorr } = await import('@noble/curves/secp256k1.js')
  const transaction = await createToSign({ address, message })
  const hash = transaction.preimageWitnessV1(0, [address.script], sigHash, [0n])
  return schnorr.verify(signature.slice(0, 64), hash, address.payload)
}

async function isSignedByWitness(parameters: {
  readonly address: BitcoinAddress
  readonly message: string
  readonly signature: Uint8Array
  readonly publicKey: Uint8Array
}): Promise<boolean> {
  const { address, message, publicKey, signature } = parameters
  if (address.type === 'pkh' || !isKeyOf(address, publicKey) || signature.at(-1) !== sigHashAll) return false
  const { secp256k1 } = await import('@noble/curves/secp256k1.js')
  const { OutScript, p2wpkh } = await import('@scure/btc-signer')
  // BIP-143 signs the p2pkh script instead of the witness program.
  const script = OutScript.encode({ type: 'pkh', hash: p2wpkh(publicKey).hash })
  const transaction = await createToSign({ address, message })
  const hash = transaction.preimageWitnessV0(0, script, sigHashAll, 0n)
  return secp256k1.verify(signature.slice(0, -1), hash, publicKey, { prehash: false, format: 'der' })
}
