import type { Transaction } from '@scure/btc-signer'

/** What an input spends, as far as the transaction itself says it. */
export function getSpent(
  psbt: Transaction,
  index: number,
): { readonly script: Uint8Array; readonly amount: bigint } | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: output } = psbt.getInput(index)
  if (witnessUtxo !== undefined) return witnessUtxo
  return nonWitnessUtxo === undefined || output === undefined ? undefined : nonWitnessUtxo.outputs[output]
}
