import { p2pkh, p2sh, p2tr, p2wpkh, type SigHash, Transaction, WIF } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import type { DevnetBitcoinAccount } from '../../DevnetDescription.ts'
import { addressFormat } from '../../bitcoin/constants.ts'

/** The address types of a key. */
export const addressTypes = ['p2wpkh', 'p2shP2wpkh', 'p2tr', 'p2pkh'] as const
export type AddressType = (typeof addressTypes)[number]

export interface SpentCoin {
  readonly txid: string
  readonly vout: number
  /** In satoshi. */
  readonly value: number
}

export interface SpendParameters {
  readonly account: DevnetBitcoinAccount
  readonly type: AddressType
  readonly coin: SpentCoin
  /** Addresses or scripts, with satoshi. */
  readonly outputs: readonly { readonly to: string | Uint8Array; readonly amount: number }[]
  readonly lockTime?: number
  readonly sequence?: number
  readonly version?: number
  readonly sighashType?: SigHash
  /** The whole transaction that created the coin, in hexadecimal; required for p2pkh. */
  readonly source?: string
}

function derive({ account, type }: Pick<SpendParameters, 'account' | 'type'>) {
  const key = WIF(addressFormat).decode(account.privateKey)
  const segwit = p2wpkh(pubECDSA(key), addressFormat)
  const payments = {
    p2wpkh: () => segwit,
    p2shP2wpkh: () => p2sh(segwit, addressFormat),
    p2tr: () => p2tr(pubSchnorr(key), undefined, addressFormat),
    p2pkh: () => p2pkh(pubECDSA(key), addressFormat),
  }
  return { key, payment: payments[type]() }
}

/** Returns an account's address of the given type. */
export function toAddress(parameters: Pick<SpendParameters, 'account' | 'type'>): string {
  return derive(parameters).payment.address ?? ''
}

/** Creates an unsigned transaction with one input. */
export function createUnsigned(parameters: SpendParameters): Transaction {
  const { coin, lockTime = 0, outputs, sequence = 0xffff_ffff, sighashType, source, type, version = 2 } = parameters
  const { key, payment } = derive(parameters)
  const transaction = new Transaction({ lockTime, version, allowUnknownOutputs: true })
  transaction.addInput({
    txid: coin.txid,
    index: coin.vout,
    sequence,
    ...(sighashType !== undefined && { sighashType }),
    ...(source === undefined
      ? { witnessUtxo: { script: payment.script, amount: BigInt(coin.value) } }
      : { nonWitnessUtxo: source }),
    ...(type === 'p2shP2wpkh' && 'redeemScript' in payment && { redeemScript: payment.redeemScript }),
    ...(type === 'p2tr' && { tapInternalKey: pubSchnorr(key) }),
  })
  for (const { amount, to } of outputs) {
    if (typeof to === 'string') transaction.addOutputAddress(to, BigInt(amount), addressFormat)
    else transaction.addOutput({ script: to, amount: BigInt(amount) })
  }
  return transaction
}

/** Creates a signed, complete transaction with one input. */
export function createSpend(parameters: SpendParameters): Transaction {
  const transaction = createUnsigned(parameters)
  const allowed = parameters.sighashType === undefined ? undefined : [parameters.sighashType]
  transaction.sign(derive(parameters).key, allowed)
  transaction.finalize()
  return transaction
}
