import { ModalError } from '@latchkey/core/adapter'
import { address as toAddress, signatureBytes } from '@solana/kit'
import { decodeTransaction } from './decodeTransaction.ts'
import { encodeTransaction } from './encodeTransaction.ts'

/** Inserts an account's signature into a transaction. @throws `wallet.invalidResponse` if the account is not a signer */
export function insertSignature(parameters: {
  readonly transaction: Uint8Array
  readonly signature: Uint8Array
  readonly address: string
}): Uint8Array {
  const { signature, address } = parameters
  const decoded = decodeTransaction(parameters.transaction)
  if (!decoded?.signers.includes(address))
    throw new ModalError('wallet.invalidResponse', { details: 'The account has nothing to sign in the transaction' })
  const { transaction } = decoded
  const signatures = { ...transaction.signatures, [toAddress(address)]: signatureBytes(signature) }
  return encodeTransaction({ ...transaction, signatures })
}
