import { ModalError } from '@latchkey/core/adapter'
import type { Transaction } from '@scure/btc-signer'
import type { BitcoinSignInput } from '../../types.ts'
import { isKeyOf } from './isKeyOf.ts'

/**
 * Refuses a PSBT of which the wallet did not sign what it was to sign, or signed it with a key that opens nothing there.
 *
 * @throws `wallet.invalidResponse`
 */
export function requireSigned(signed: Transaction, inputs: readonly BitcoinSignInput[]): void {
  for (const { index } of inputs) {
    const input = signed.getInput(index)
    // Finalised, or by taproot: what else is wrong with these, nodes say.
    if (input.finalScriptSig ?? input.finalScriptWitness ?? input.tapKeySig ?? input.tapScriptSig?.[0]) continue
    const keys = (input.partialSig ?? []).map(([key]) => key)
    if (keys.length === 0)
      throw new ModalError('wallet.invalidResponse', { details: `The wallet did not sign input ${index}` })
    const script = getKeyScript(signed, index)
    if (script && !keys.some((key) => isKeyOf(script, key)))
      throw new ModalError('wallet.invalidResponse', { details: `The wallet signed input ${index} with another key` })
  }
}

/** The script of the coin that is spent, if a single key opens it. */
function getKeyScript(transaction: Transaction, index: number): Uint8Array | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: output = -1, redeemScript } = transaction.getInput(index)
  const script = witnessUtxo?.script ?? nonWitnessUtxo?.outputs[output]?.script
  // 22 bytes are the program of a key, 25 the hash of one, 23 that of a script, which may be such a program.
  const isKeys =
    script?.length === 22 || script?.length === 25 || (script?.length === 23 && redeemScript?.length === 22)
  return isKeys ? script : undefined
}
