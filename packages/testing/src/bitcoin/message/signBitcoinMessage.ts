import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hex } from '@scure/base'
import { concatBytes } from '@scure/btc-signer/utils.js'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { BitcoinAddress } from '../createBitcoinAddresses.ts'
import { hashBip322Message, hashClassicMessage } from './hashBitcoinMessage.ts'
import { signBip322 } from './signBip322.ts'

/** The protocol of a message signature: BIP-322, or the classic one with a recoverable key (BIP-137). */
export type BitcoinMessageProtocol = 'BIP322' | 'ECDSA'

/** A signature of a message. */
export interface SignedBitcoinMessage {
  readonly signature: Uint8Array
  /** The signed hash, in hexadecimal. */
  readonly messageHash: string
  readonly protocol: BitcoinMessageProtocol
}

/** What BIP-137 adds to the recovery id for each type of address. */
const recoveryOffsets = { 'p2sh-p2wpkh': 35, p2wpkh: 39 }

/**
 * Signs a message for an address. Default protocol, as in wallets: BIP-322 for taproot, the classic one for others.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
export function signBitcoinMessage(
  account: BitcoinAddress,
  message: Uint8Array,
  wanted: BitcoinMessageProtocol | undefined,
): SignedBitcoinMessage {
  const { addressType, privateKey } = account
  const protocol = wanted ?? (addressType === 'p2tr' ? 'BIP322' : 'ECDSA')
  if (protocol === 'BIP322') {
    return { protocol, signature: signBip322(account, message), messageHash: hex.encode(hashBip322Message(message)) }
  }
  if (addressType === 'p2tr') {
    throw createProviderError('invalidParams', 'Invalid parameters: a taproot address signs messages by BIP-322 only.')
  }
  const hash = hashClassicMessage(message)
  const recovered = secp256k1.sign(hash, privateKey, { prehash: false, format: 'recovered' })
  const header = recoveryOffsets[addressType] + (recovered[0] ?? 0)
  return { protocol, signature: concatBytes(Uint8Array.of(header), recovered.slice(1)), messageHash: hex.encode(hash) }
}
