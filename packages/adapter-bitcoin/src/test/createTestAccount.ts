import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { CompactSize, p2pkh, p2sh, p2tr, p2wpkh, RawTx, RawWitness, Script, Transaction, WIF } from '@scure/btc-signer'
import { concatBytes, pubECDSA, pubSchnorr, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import type { BitcoinMessageProtocol } from '../types.ts'

export type TestAccountType = 'p2wpkh' | 'p2sh-p2wpkh' | 'p2tr' | 'p2pkh'

/** One address of a real key, which signs. */
export interface TestAccount {
  readonly address: string
  readonly type: TestAccountType
  /** In hex; of a taproot account the x coordinate. */
  readonly publicKey: string
  readonly purpose: 'payment' | 'ordinals'
  readonly script: Uint8Array
  readonly redeemScript?: Uint8Array | undefined
  readonly tapInternalKey?: Uint8Array | undefined
  /** In base64. */
  signMessage(message: string, protocol: BitcoinMessageProtocol): string
  signPsbt(psbt: Uint8Array, indexes: readonly number[]): Uint8Array
}

export const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** Makes an account of a private key in the wallet import format of regtest, or in hex. */
export function createTestAccount(parameters: {
  readonly privateKey: string
  readonly type: TestAccountType
  readonly purpose?: 'payment' | 'ordinals' | undefined
  readonly network?: typeof regtest | undefined
}): TestAccount {
  const { type, purpose = 'payment', network = regtest } = parameters
  const isHex = /^[\da-f]{64}$/.test(parameters.privateKey)
  const privateKey = isHex ? hex.decode(parameters.privateKey) : WIF(regtest).decode(parameters.privateKey)
  const key = pubECDSA(privateKey)
  const payment = {
    p2wpkh: () => p2wpkh(key, network),
    'p2sh-p2wpkh': () => p2sh(p2wpkh(key, network), network),
    p2tr: () => p2tr(pubSchnorr(privateKey), undefined, network),
    p2pkh: () => p2pkh(key, network),
  }[type]()
  const script = Uint8Array.from(payment.script)
  const redeemScript = 'redeemScript' in payment ? payment.redeemScript : undefined
  const tapInternalKey = 'tapInternalKey' in payment ? payment.tapInternalKey : undefined

  return {
    address: payment.address ?? '',
    type,
    publicKey: hex.encode(type === 'p2tr' ? pubSchnorr(privateKey) : key),
    purpose,
    script,
    redeemScript,
    tapInternalKey,
    signMessage: (message, protocol) => {
      const bytes = new TextEncoder().encode(message)
      if (protocol === 'ecdsa') {
        const recovered = secp256k1.sign(hashOld(bytes), privateKey, { prehash: false, format: 'recovered' })
        const header = { p2pkh: 31, 'p2sh-p2wpkh': 35, p2wpkh: 39, p2tr: 39 }[type]
        return base64.encode(concatBytes(Uint8Array.of(header + (recovered[0] ?? 0)), recovered.slice(1)))
      }
      const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
      toSign.addInput({
        txid: getToSpendId(script, bytes),
        index: 0,
        sequence: 0,
        witnessUtxo: { script, amount: 0n },
        ...(redeemScript && { redeemScript }),
        ...(tapInternalKey && { tapInternalKey }),
      })
      toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
      toSign.sign(privateKey)
      toSign.finalize()
      return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []))
    },
    signPsbt: (psbt, indexes) => {
      const transaction = Transaction.fromPSBT(psbt)
      for (const index of indexes) transaction.signIdx(privateKey, index)
      return transaction.toPSBT()
    },
  }
}

/** What the older signatures sign (BIP-137). */
export function hashOld(message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode('Bitcoin Signed Message:\n')
  return sha256x2(
    CompactSize.encode(BigInt(prefix.length)),
    prefix,
    CompactSize.encode(BigInt(message.length)),
    message,
  )
}

/** The transaction that BIP-322 has spent, which commits to the message. */
export function getToSpendId(script: Uint8Array, message: Uint8Array): Uint8Array {
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffff_ffff,
        finalScriptSig: Script.encode(['OP_0', tagSchnorr('BIP0322-signed-message', message)]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  })
  return sha256x2(toSpend).reverse()
}
