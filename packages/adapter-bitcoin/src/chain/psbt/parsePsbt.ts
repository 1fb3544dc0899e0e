import { ModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'

/** Keeps fields that this library does not know. */
const options = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowUnknownVersion: true,
  unknown: 'ignore',
} as const

/** Parses a PSBT in base64 or as bytes. @throws `options.invalid` for the app's, `wallet.invalidResponse` for a wallet's */
export function parsePsbt(psbt: string | Uint8Array, source: 'app' | 'wallet'): Transaction {
  try {
    return Transaction.fromPSBT(typeof psbt === 'string' ? base64.decode(psbt) : psbt, options)
  } catch (cause) {
    if (source === 'wallet') throw new ModalError('wallet.invalidResponse', { cause, details: 'A PSBT was expected' })
    const context = { option: 'psbt', given: String(psbt).slice(0, 40), allowed: 'a PSBT in base64 (BIP-174)' }
    throw new ModalError('options.invalid', { cause, context })
  }
}
