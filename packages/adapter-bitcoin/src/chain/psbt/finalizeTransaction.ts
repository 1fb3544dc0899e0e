import { ModalError } from '@latchkey/core/adapter'
import type { Transaction } from '@scure/btc-signer'

/** Converts a signed PSBT to a transaction for nodes. @throws `wallet.invalidResponse` if a signature is missing */
export function finalizeTransaction(signed: Transaction): { readonly id: string; readonly hex: string } {
  try {
    const transaction = signed.clone()
    if (!transaction.isFinal) {
      for (let index = 0; index < transaction.inputsLength; index++) {
        const { finalScriptSig, finalScriptWitness } = transaction.getInput(index)
        if (!finalScriptSig && !finalScriptWitness) transaction.finalizeIdx(index)
      }
    }
    return { id: transaction.id, hex: transaction.hex }
  } catch (cause) {
    throw new ModalError('wallet.invalidResponse', { cause, details: 'The wallet did not sign every input' })
  }
}
