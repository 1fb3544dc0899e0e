import { createFeatureError } from '@latchkey/core/adapter'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import { parsePsbt } from './parsePsbt.ts'

/**
 * Takes a wallet's signatures into the PSBT that it was given, if it is still the same transaction: inputs, outputs,
 * amounts, order, all.
 *
 * @throws `transaction.altered`, `wallet.invalidResponse`
 */
export function mergeSigned(given: Transaction, answer: Uint8Array): Transaction {
  const signed = parsePsbt(answer, 'wallet')
  const difference = findDifference(given, signed)
  if (difference !== undefined) throw createFeatureError('transaction.altered', { details: difference })
  const merged = given.clone()
  for (let index = 0; index < merged.inputsLength; index++) {
    const { partialSig, tapKeySig, tapScriptSig, finalScriptSig, finalScriptWitness } = signed.getInput(index)
    const signatures = { partialSig, tapKeySig, tapScriptSig, finalScriptSig, finalScriptWitness }
    const own = Object.fromEntries(Object.entries(signatures).filter(([, value]) => value !== undefined))
    merged.updateInput(index, own, true)
  }
  return merged
}

function findDifference(given: Transaction, signed: Transaction): string | undefined {
  if (hex.encode(given.unsignedTx) === hex.encode(signed.unsignedTx)) return undefined
  if (given.outputsLength !== signed.outputsLength) return 'The outputs are not as many as they were'
  for (let index = 0; index < given.outputsLength; index++) {
    const before = given.getOutput(index)
    const after = signed.getOutput(index)
    if (before.amount !== after.amount) return `Output ${index} has another amount`
    if (hex.encode(before.script ?? new Uint8Array()) !== hex.encode(after.script ?? new Uint8Array()))
      return `Output ${index} pays somebody else`
  }
  return given.inputsLength === signed.inputsLength
    ? 'An input is another one'
    : 'The inputs are not as many as they were'
}
