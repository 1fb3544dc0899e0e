import { transactionsPlugin, type SwapReview } from '@latchkey/core'
import { useMemo } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'

/**
 * What is known of a swap that failed. `unclear`: the wallet was asked, and it may have been sent. `reverted`: it is in a block, without
 * effect. `notSwapped`: it was not sent.
 */
export type SwapOutcome = 'notSwapped' | 'reverted' | 'unclear'

/** Returns what the records say of a swap that failed. */
export function useSwapOutcome({ steps }: SwapReview): SwapOutcome {
  const modal = useModalInstance()
  const plugin = useMemo(() => modal.plugin(transactionsPlugin), [modal])
  const key = steps.at(-1)?.recordKey
  const record = useSelector(plugin.store, ({ records }) => records.find((each) => each.key === key))
  if (!record || record.cause === 'notSent') return 'notSwapped'
  if (record.status === 'failed') return 'reverted'
  return record.status === 'expired' || record.status === 'replaced' ? 'notSwapped' : 'unclear'
}
