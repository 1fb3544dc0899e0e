import { base64 } from '@scure/base'
import { p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import type { BitcoinNetwork } from './bitcoinNetworks.ts'
import type { BitcoinKey } from './resolveBitcoinKeys.ts'
import type { BitcoinAccount, BitcoinAddressType, BitcoinPurpose } from './types.ts'

/** An address with its key. */
export interface BitcoinAddress extends BitcoinAccount {
  /** The same on every network: the key's id and what the address is for. */
  readonly id: string
  readonly privateKey: Uint8Array
  readonly publicKeyBytes: Uint8Array
  /** What locks its coins. */
  readonly script: Uint8Array
  /** What a transaction has to show beside the signature. */
  readonly redeemScript?: Uint8Array | undefined
  readonly tapInternalKey?: Uint8Array | undefined
}

/** Every address of the keys on a network: of each key the one that pays, then the one for ordinals. */
export function createBitcoinAddresses(parameters: {
  readonly keys: readonly BitcoinKey[]
  readonly paymentType: BitcoinAddressType
  readonly network: BitcoinNetwork
}): readonly BitcoinAddress[] {
  const { keys, paymentType, network } = parameters
  return keys.flatMap((key) => [
    createAddress(key, paymentType, 'payment', network),
    ...(paymentType === 'p2tr' ? [] : [createAddress(key, 'p2tr', 'ordinals', network)]),
  ])
}

function createAddress(
  { id, privateKey }: BitcoinKey,
  addressType: BitcoinAddressType,
  purpose: BitcoinPurpose,
  { chain, format }: BitcoinNetwork,
): BitcoinAddress {
  const isTaproot = addressType === 'p2tr'
  const publicKeyBytes = isTaproot ? pubSchnorr(privateKey) : pubECDSA(privateKey)
  const inner = isTaproot ? p2tr(publicKeyBytes, undefined, format) : p2wpkh(publicKeyBytes, format)
  const payment = addressType === 'p2sh-p2wpkh' ? p2sh(inner, format) : inner
  return {
    id: `${id}:${purpose}`,
    // The library leaves it open for scripts that have none.
    address: payment.address ?? '',
    publicKey: base64.encode(publicKeyBytes),
    purpose,
    addressType,
    chains: [chain],
    privateKey,
    publicKeyBytes,
    script: payment.script,
    ...(addressType === 'p2sh-p2wpkh' && { redeemScript: inner.script }),
    ...(isTaproot && { tapInternalKey: publicKeyBytes }),
  }
}
