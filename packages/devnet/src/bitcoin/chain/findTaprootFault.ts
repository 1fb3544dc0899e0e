import { schnorr } from '@noble/curves/secp256k1.js'
import type { BcoinOutput, BcoinTransaction } from '../bcoin/BcoinTransaction.ts'
import { computeTaprootHash } from './computeTaprootHash.ts'

/** The signature hash types of BIP-341, except the default. */
const hashTypes: readonly number[] = [0x01, 0x02, 0x03, 0x81, 0x82, 0x83]

/**
 * Checks an input that spends a taproot output through its key path (BIP-341, BIP-340), because bcoin considers such
 * outputs spendable by anyone. Script paths are rejected.
 *
 * @returns Bitcoin Core's message for the fault; `undefined` if the input is valid.
 */
export function findTaprootFault(parameters: {
  transaction: BcoinTransaction
  spent: readonly BcoinOutput[]
  index: number
}): string | undefined {
  const { index, spent, transaction } = parameters
  const input = transaction.inputs[index]
  const key = spent[index]?.script.raw.subarray(2)
  if (input === undefined || key === undefined) return 'Witness program was passed an empty witness'
  if (input.script.raw.length > 0) return 'Witness requires empty scriptSig'

  const [signature, ...rest] = input.witness.items
  if (signature === undefined) return 'Witness program was passed an empty witness'
  if (rest.length > 0) return 'Taproot script paths and annexes are not supported by this chain'
  if (signature.length !== 64 && signature.length !== 65) return 'Invalid Schnorr signature size'
  const hashType = signature[64] ?? 0
  if (signature.length === 65 && !hashTypes.includes(hashType)) return 'Invalid Schnorr signature hash type'
  const hash = computeTaprootHash({ transaction, spent, index, hashType })
  if (hash === undefined) return 'Invalid Schnorr signature hash type'
  return verify({ signature: signature.subarray(0, 64), hash, key }) ? undefined : 'Invalid Schnorr signature'
}

function verify({ hash, key, signature }: Readonly<Record<'hash' | 'key' | 'signature', Buffer>>): boolean {
  try {
    return schnorr.verify(signature, hash, key)
  } catch {
    // The key is not a point on the curve.
    return false
  }
}
