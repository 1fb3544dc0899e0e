import { base64 } from '@scure/base'
import { p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import type { BitcoinNetwork } from './bitcoinNetworks.ts'
import type { BitcoinKey } from './resolveBitcoinKeys.ts'
import type { BitcoinAccount, BitcoinAddressType, BitcoinPurpose } from './types.ts'

/** An address with its key. */
export interface BitcoinAddress extends BitcoinAccount {
  /** The id, the same on every network: the account and the purpose of the address. */
  readonly id: string
  /** The group that is selected together: all addresses of a key, or those of one type if a key has several. */
  readonly account: string
  readonly privateKey: Uint8Array
  readonly publicKeyBytes: Uint8Array
  /** The locking script. */
  readonly script: Uint8Array
  /** The scripts that a transaction needs besides the signature. */
  readonly redeemScript?: Uint8Array | undefined
  readonly tapInternalKey?: Uint8Array | undefined
}

/** Returns every address of the keys on a network: for each key the payment addresses, then the ordinals address unless it pays. */
export function createBitcoinAddresses(parameters: {
  readonly keys: readonly BitcoinKey[]
  readonly paymentTypes: readonly BitcoinAddressType[]
  readonly network: BitcoinNetwork
}): readonly BitcoinAddress[] {
  const { keys, paymentTypes, network } = parameters
  const hasOrdinals = paymentTypes.length === 1 && !paymentTypes.includes('p2tr')
  return keys.flatMap((key) => [
    ...paymentTypes.map((type, index) => {
      // The first id does not depend on the others, so that stored ids stay valid.
      const account = index === 0 ? key.id : `${key.id}.${type}`
      return createAddress({ ...key, account }, type, 'payment', network)
    }),
    ...(hasOrdinals ? [createAddress({ ...key, account: key.id }, 'p2tr', 'ordinals', network)] : []),
  ])
}

function createAddress(
  { account, privateKey }: BitcoinKey & { readonly account: string },
  addressType: BitcoinAddressType,
  purpose: BitcoinPurpose,
  { chain, format }: BitcoinNetwork,
): BitcoinAddress {
  const isTaproot = addressType === 'p2tr'
  const publicKeyBytes = isTaproot ? pubSchnorr(privateKey) : pubECDSA(privateKey)
  const inner = isTaproot ? p2tr(publicKeyBytes, undefined, format) : p2wpkh(publicKeyBytes, format)
  const payment = addressType === 'p2sh-p2wpkh' ? p2sh(inner, format) : inner
  return {
    id: `${account}:${purpose}`,
    account,
    // The library's type allows scripts without an address.
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
