import { ModalError } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import { parsePsbt } from './parsePsbt.ts'

/**
 * Takes a wallet's signatures into the PSBT that it was given, if it is still the same transaction: inputs, outputs,
 * amounts, order, all.
 *
 * @throws `transaction.altered`, `wallet.invalidResponse`
 */
export function mergeSigned(original: Transaction, answer: Uint8Array): Transaction {
  const signed = parsePsbt(answer, 'wallet')
  const difference = findDifference(original, signed)
  if (difference !== undefined) throw new ModalError('transaction.altered', { details: difference })
  const merged = original.clone()
  for (let index = 0; index < merged.inputsLength; index++) {
    const { partialSig, tapKeySig, tapScriptSig, finalScriptSig, finalScriptWitness } = signed.getInput(index)
    const signatures = { partialSig, tapKeySig, tapScriptSig, finalScriptSig, finalScriptWitness }
    const defined = Object.fromEntries(Object.entries(signatures).filter(([, value]) => value !== undefined))
    merged.updateInput(index, defined, true)
  }
  return merged
}

function findDifference(original: Transaction, signed: Transaction): string | undefined {
  if (hex.encode(original.unsignedTx) === hex.encode(signed.unsignedTx)) return undefined
  if (original.outputsLength !== signed.outputsLength) return 'The number of outputs changed'
  for (let index = 0; index < original.outputsLength; index++) {
    const before = original.getOutput(index)
    const after = signed.getOutput(index)
    if (before.amount !== after.amount) return `Output ${index} has another amount`
    if (hex.encode(before.script ?? new Uint8Array()) !== hex.encode(after.script ?? new Uint8Array()))
      return `Output ${index} pays another script`
  }
  return original.inputsLength === signed.inputsLength ? 'An input changed' : 'The number of inputs changed'
}
