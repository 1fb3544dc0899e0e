import { RawTx, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { sha256x2 } from '@scure/btc-signer/utils.js'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { BitcoinAddress } from '../createBitcoinAddresses.ts'
import { hashBip322Message } from './hashBitcoinMessage.ts'

/**
 * Returns a simple BIP-322 signature: the witness of a virtual transaction that spends an output which commits to the
 * message.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export function signBip322(account: BitcoinAddress, message: Uint8Array): Uint8Array {
  const { script, redeemScript, tapInternalKey, privateKey } = account
  const toSpend = RawTx.encode({
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffff_ffff,
        finalScriptSig: Script.encode(['OP_0', hashBip322Message(message)]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script }],
    witnesses: [],
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true })
  toSign.addInput({
    txid: sha256x2(toSpend).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
    ...(redeemScript && { redeemScript }),
    ...(tapInternalKey && { tapInternalKey }),
  })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  toSign.sign(privateKey)
  toSign.finalize()
  const { finalScriptWitness } = toSign.getInput(0)
  if (finalScriptWitness === undefined) throw createProviderError('internal', 'The signature has no witness.')
  return RawWitness.encode(finalScriptWitness)
}
