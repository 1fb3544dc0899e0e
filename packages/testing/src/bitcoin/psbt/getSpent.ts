import type { Transaction } from '@scure/btc-signer'

/** Returns the output that an input spends, if the PSBT contains it. */
export function getSpent(
  psbt: Transaction,
  index: number,
): { readonly script: Uint8Array; readonly amount: bigint } | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: output } = psbt.getInput(index)
  if (witnessUtxo !== undefined) return witnessUtxo
  return nonWitnessUtxo === undefined || output === undefined ? undefined : nonWitnessUtxo.outputs[output]
}
