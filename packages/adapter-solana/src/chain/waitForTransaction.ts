import { ModalError, isPlainObject, pollChain } from '@latchkey/core/adapter'
import type { ClockPort, TransactionOutcome, WaitForTransactionParameters } from '@latchkey/core/adapter'
import type { SolanaTypes } from '../types.ts'
import type { Reader } from './createReader.ts'
import type { Lifetime } from './createSentTransactions.ts'
import { readBlockHeight } from './readBlockHeight.ts'

/** How often the chain is polled, in ms. A slot takes 400. */
const POLLING_INTERVAL = 1_000

/** How many blocks a blockhash is valid. */
const BLOCKHASH_LIFE = 150n

/**
 * Waits until a transaction is confirmed. If nothing says until when it can land, the lifetime of a new blockhash is the limit.
 *
 * @throws `transaction.expired` if it can no longer land, `request.failed` if the chain cannot be read for a minute, and the signal's reason.
 */
export async function waitForTransaction(parameters: {
  readonly id: string
  readonly reader: Reader
  /** Until when it can land, if that is known. */
  readonly known: Lifetime | undefined
  readonly clock: ClockPort
  readonly onStatus?: WaitForTransactionParameters<SolanaTypes>['onStatus'] | undefined
  readonly isFinal?: boolean | undefined
  readonly signal: AbortSignal | undefined
}): Promise<TransactionOutcome<SolanaTypes>> {
  const { id, reader, known, clock, onStatus, isFinal = false, signal } = parameters
  let limit = known?.lastValidBlockHeight
  let blockHeight: bigint | undefined
  const check = async (): Promise<TransactionOutcome<SolanaTypes> | undefined> => {
    const statuses = await reader.askValue('getSignatureStatuses', [[id], { searchTransactionHistory: true }], signal)
    const status: unknown = Array.isArray(statuses) ? statuses[0] : undefined
    if (isPlainObject(status)) {
      const { confirmationStatus, err } = status
      const isConfirmed = confirmationStatus === 'confirmed' || confirmationStatus === 'finalized'
      if (isConfirmed) {
        const outcome = { status: err === null || err === undefined ? 'success' : 'reverted', id } as const
        if (!isFinal || confirmationStatus === 'finalized') return outcome
        onStatus?.({ status: 'included', outcome })
        return undefined
      }
      if (onStatus) onStatus({ status: 'pending', block: await readBlockHeight({ reader, signal }) })
      return undefined
    }
    // The height was read before the status, so a missing transaction had not landed by that height.
    if (limit !== undefined && blockHeight !== undefined && blockHeight > limit)
      throw new ModalError('transaction.expired', { details: 'The chain did not take it in time' })
    blockHeight = await readBlockHeight({ reader, signal })
    if (!known) limit ??= blockHeight + BLOCKHASH_LIFE
    onStatus?.({ status: 'notFound', block: blockHeight })
    return undefined
  }
  return pollChain({ check, getPause: () => POLLING_INTERVAL, clock, signal })
}
