import { ModalError } from '@latchkey/core/adapter'
import { getTransactionLifetimeConstraintFromCompiledTransactionMessage } from '@solana/kit'
import type { ConnectedWallet } from '../../wallets/ConnectedWallet.ts'
import { readExpiry } from '../readExpiry.ts'
import { COMMITMENT } from '../constants.ts'
import type { Reader } from '../createReader.ts'
import type { SolanaTransaction } from '../../types.ts'
import { decodeTransaction, type DecodedTransaction } from './decodeTransaction.ts'
import { replaceBlockhash } from './replaceBlockhash.ts'
import { toTransactionBytes } from './toTransactionBytes.ts'

/** A transaction that is ready for signing. */
export interface PreparedTransaction {
  readonly bytes: Uint8Array
  readonly lastValidBlockHeight: bigint | undefined
  readonly isReplaceable: boolean
}

/**
 * Parses the app's transaction. If its blockhash has expired and it has no signatures, it gets a new one before the prompt.
 *
 * @throws `options.invalid`, `request.unsupported` if the wallet does not sign its version, `transaction.expired`
 */
export async function prepareTransaction(parameters: {
  readonly transaction: SolanaTransaction
  /** The account that signs. */
  readonly address: string
  readonly versions: ConnectedWallet['versions']
  readonly reader: Reader
  readonly signal?: AbortSignal | undefined
}): Promise<PreparedTransaction> {
  const { address, versions, reader, signal } = parameters
  const bytes = toTransactionBytes(parameters.transaction)
  const decoded = decodeTransaction(bytes)
  if (!decoded?.signers.includes(address)) {
    const allowed = `a transaction that ${address} has to sign`
    throw new ModalError('options.invalid', { context: { option: 'transaction', given: 'a transaction', allowed } })
  }
  const { version, lifetimeToken } = decoded.message
  if (!versions.some((known) => known === version)) {
    const context = { method: `Signing a transaction of version ${version}` }
    throw new ModalError('request.unsupported', { context })
  }
  if (await isOfNonce(decoded)) return { bytes, lastValidBlockHeight: undefined, isReplaceable: false }

  const isSigned = Object.values(decoded.transaction.signatures).some((signature) =>
    signature?.some((byte) => byte !== 0),
  )
  const isReplaceable = !isSigned && decoded.signers.length === 1
  const [isValid, { blockhash, lastValidBlockHeight }] = await Promise.all([
    reader.askValue('isBlockhashValid', [lifetimeToken, { commitment: COMMITMENT }], signal),
    readExpiry({ reader, signal }),
  ])
  if (isValid === true) return { bytes, lastValidBlockHeight, isReplaceable }
  if (!isReplaceable) throw new ModalError('transaction.expired', { details: 'Its blockhash is too old' })
  return { bytes: replaceBlockhash(bytes, blockhash), lastValidBlockHeight, isReplaceable }
}

/** Whether its lifetime depends on a durable nonce instead of a blockhash. */
async function isOfNonce({ message }: DecodedTransaction): Promise<boolean> {
  return 'nonce' in (await getTransactionLifetimeConstraintFromCompiledTransactionMessage(message))
}
