import { createProviderError } from '../../errors/createProviderError.ts'
import type { SignedSolanaTransaction } from '../createSolanaSigner.ts'
import type { SolanaKey } from '../resolveSolanaKeys.ts'
import type { SolanaTransaction } from './parseSolanaTransaction.ts'

/** Adds the signature of an account to a transaction and keeps the others. Throws -32602 if the account is not a signer. */
export function signSolanaTransaction(
  { bytes, messageStart, signers }: SolanaTransaction,
  key: SolanaKey,
): SignedSolanaTransaction {
  const index = signers.indexOf(key.address)
  if (index < 0) {
    throw createProviderError(
      'invalidParams',
      `Invalid parameters: the account ${key.address} does not sign this transaction. Its signers are ${signers.join(', ')}.`,
    )
  }
  const ownSignature = key.sign(bytes.slice(messageStart))
  const signed = bytes.slice()
  const firstAt = messageStart - signers.length * 64
  signed.set(ownSignature, firstAt + index * 64)
  return { bytes: signed, signature: signed.slice(firstAt, firstAt + 64), ownSignature }
}
