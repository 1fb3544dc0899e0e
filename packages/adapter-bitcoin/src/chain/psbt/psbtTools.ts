import { ModalError } from '@latchkey/core/adapter'
import type { Transaction } from '@scure/btc-signer'
import { buildTransfer, getMaxTransfer } from './buildTransfer.ts'
import { findSignInputs } from './findSignInputs.ts'
import { getDust } from './getDust.ts'
import { isForged } from './isForged.ts'
import { mergeSigned } from './mergeSigned.ts'
import { parsePsbt } from './parsePsbt.ts'
import { readSpent } from './readSpent.ts'
import { requireSigned } from './requireSigned.ts'
import { toScript } from './toScript.ts'
import { toSpend } from './toSpend.ts'

/** Everything that uses `@scure/btc-signer`, for one `import()`. */
export const psbtTools = {
  buildTransfer,
  finalizeTransaction,
  findSignInputs,
  getDust,
  getMaxTransfer,
  isForged,
  mergeSigned,
  parsePsbt,
  readSpent,
  requireSigned,
  toScript,
  toSpend,
} as const

/** Converts a signed PSBT to a transaction for nodes. @throws `wallet.invalidResponse` if a signature is missing */
function finalizeTransaction(signed: Transaction): { readonly id: string; readonly hex: string } {
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
