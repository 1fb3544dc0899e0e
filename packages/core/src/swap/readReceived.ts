import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import type { TransactionRecord } from '../transactions/state.ts'
import { RECEIPT_LIMIT } from './constants.ts'
import type { SwapTarget } from './createSwapFacts.ts'
import type { SwapReview } from './state.ts'

/** Reads what a swap brought, in the smallest unit; `null` if the chain does not say. */
export async function readReceived(parameters: {
  readonly review: SwapReview
  readonly target: SwapTarget
  readonly record: TransactionRecord
  readonly clock: ClockPort
}): Promise<bigint | null> {
  const { review, target, record, clock } = parameters
  const { payer, to } = review
  const { features, network, signal } = target
  const id = record.replacementId ?? record.id
  if (id === null || !features.transaction) return null
  const reading = features.transaction.wait({ id, network, account: payer.address, signal })
  const outcome = await raceTimeout(reading, { clock, milliseconds: RECEIPT_LIMIT }).catch(() => undefined)
  const change = outcome?.changes?.find(({ token }) =>
    to.address === null
      ? token === undefined
      : token !== undefined && isSameAddress({ address: token, other: to.address }),
  )
  return change && change.value > 0n ? change.value : null
}
