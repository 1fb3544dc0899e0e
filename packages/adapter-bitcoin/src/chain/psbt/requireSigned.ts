import { ModalError } from '@latchkey/core/adapter'
import type { Transaction } from '@scure/btc-signer'
import type { BitcoinSignInput } from '../../types.ts'
import { isKeyOf } from './isKeyOf.ts'

/**
 * Rejects a PSBT with an input that the wallet did not sign, or signed with the wrong key.
 *
 * @throws `wallet.invalidResponse`
 */
export function requireSigned(signed: Transaction, inputs: readonly BitcoinSignInput[]): void {
  for (const { index } of inputs) {
    const input = signed.getInput(index)
    // Finalised and taproot inputs are left to the nodes.
    if (input.finalScriptSig ?? input.finalScriptWitness ?? input.tapKeySig ?? input.tapScriptSig?.[0]) continue
    const keys = (input.partialSig ?? []).map(([key]) => key)
    if (keys.length === 0)
      throw new ModalError('wallet.invalidResponse', { details: `The wallet did not sign input ${index}` })
    const script = getKeyScript(signed, index)
    if (script && !keys.some((key) => isKeyOf(script, key)))
      throw new ModalError('wallet.invalidResponse', { details: `The wallet signed input ${index} with another key` })
  }
}

/** Returns the script of the spent coin, if a single key controls it. */
function getKeyScript(transaction: Transaction, index: number): Uint8Array | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: output = -1, redeemScript } = transaction.getInput(index)
  const script = witnessUtxo?.script ?? nonWitnessUtxo?.outputs[output]?.script
  // 22 bytes are P2WPKH, 25 P2PKH, 23 P2SH, which may contain P2WPKH.
  const isKeys =
    script?.length === 22 || script?.length === 25 || (script?.length === 23 && redeemScript?.length === 22)
  return isKeys ? script : undefined
}
