import { Transaction } from '@scure/btc-signer'
import { createProviderError } from '../../errors/createProviderError.ts'

/** A transaction that is signed in part; -32602 if it is none. */
export function parsePsbt(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(bytes, { allowUnknownInputs: true, allowUnknownOutputs: true })
  } catch {
    throw createProviderError('invalidParams', 'Invalid parameters: this is no PSBT.')
  }
}
