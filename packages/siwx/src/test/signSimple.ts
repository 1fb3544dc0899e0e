import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { OutScript, p2pkh, p2sh, p2tr, p2wpkh, RawTx, RawWitness, Transaction } from '@scure/btc-signer'

/** Returns the addresses of a key, one of each kind that can sign. */
export function toAddresses(privateKey: Uint8Array) {
  const publicKey = secp256k1.getPublicKey(privateKey, true)
  const payments = {
    pkh: p2pkh(publicKey),
    sh: p2sh(p2wpkh(publicKey)),
    wpkh: p2wpkh(publicKey),
    tr: p2tr(schnorr.getPublicKey(privateKey)),
  }
  return { publicKey, payments }
}

/**
 * Signs a text by BIP-322 (simple). A library that does not know signed messages builds and signs both transactions, so this is
 * independent of the code under test.
 */
export function signSimple(parameters: {
  readonly privateKey: Uint8Array
  readonly kind: 'sh' | 'wpkh' | 'tr'
  readonly message: string
}): string {
  const { kind, message, privateKey } = parameters
  const { payments } = toAddresses(privateKey)
  const payment = payments[kind]
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  const hash = sha256(concatBytes(tag, tag, utf8ToBytes(message)))
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(Uint8Array.of(0x00, 0x20), hash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script: payment.script }],
    witnesses: undefined,
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addInput({
    ...payment,
    txid: sha256(sha256(toSpend)).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script: payment.script, amount: 0n },
  })
  toSign.addOutput({ script: OutScript.encode({ type: 'unknown', script: Uint8Array.of(0x6a) }), amount: 0n })
  toSign.signIdx(privateKey, 0)
  toSign.finalizeIdx(0)
  const { finalScriptWitness } = toSign.getInput(0)
  if (finalScriptWitness === undefined) throw new TypeError('Nothing was signed.')
  return base64.encode(RawWitness.encode(finalScriptWitness))
}
