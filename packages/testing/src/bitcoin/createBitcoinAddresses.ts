import { base64 } from '@scure/base'
import { p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import type { BitcoinNetwork } from './bitcoinNetworks.ts'
import type { BitcoinKey } from './resolveBitcoinKeys.ts'
import type { BitcoinAccount, BitcoinAddressType, BitcoinPurpose } from './types.ts'

/** An address with its key. */
export interface BitcoinAddress extends BitcoinAccount {
  /** The same on every network: the account's and what the address is for. */
  readonly id: string
  /** What is selected with it: the addresses of a key, or that of one kind where there are several. */
  readonly account: string
  readonly privateKey: Uint8Array
  readonly publicKeyBytes: Uint8Array
  /** What locks its coins. */
  readonly script: Uint8Array
  /** What a transaction has to show beside the signature. */
  readonly redeemScript?: Uint8Array | undefined
  readonly tapInternalKey?: Uint8Array | undefined
}

/** Every address of the keys on a network: of each key those that pay, then the one for ordinals unless they are several. */
export function createBitcoinAddresses(parameters: {
  readonly keys: readonly BitcoinKey[]
  readonly paymentTypes: readonly BitcoinAddressType[]
  readonly network: BitcoinNetwork
}): readonly BitcoinAddress[] {
  const { keys, paymentTypes, network } = parameters
  const hasOrdinals = paymentTypes.length === 1 && !paymentTypes.includes('p2tr')
  return keys.flatMap((key) => [
    ...paymentTypes.map((type, index) => {
      // The first is named as if it were the only one, so that what was stored stays true.
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
