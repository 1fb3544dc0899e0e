import { callsPlugin, callsStatusQuery, type CallsStatus } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'

/** How often a pending batch is asked about, in ms. */
const STATUS_INTERVAL = 2_000

/** Return type of `useCallsStatus`. */
export interface UseCallsStatusReturnType {
  /**
   * `status`, its number in EIP-5792 (`statusCode`: 100 pending, 200 done, 400 not sent, 500 reverted, 600 done in part), whether all calls
   * happen or none (`isAtomic`), and the transactions.
   */
  readonly data: CallsStatus | undefined
  readonly isLoading: boolean
  readonly error: Error | null
  /** Shows the batch to the visitor: in the wallet that got it, else in the modal's list of transactions. */
  readonly showCallsStatus: () => Promise<void>
}

/**
 * Follows a batch of calls that `sendCalls` sent, also after a reload: it is read again every 2 s until it has ended.
 *
 * @example
 * ```tsx
 * function BatchStatus({ id }: { id: string }) {
 *   const { data } = useCallsStatus({ id })
 *   return <p>{data?.status === 'success' ? 'Done' : data?.status}</p>
 * }
 * ```
 */
export function useCallsStatus({ id }: { readonly id: string | undefined }): UseCallsStatusReturnType {
  const modal = useModalInstance('useCallsStatus')
  const { data, error, isLoading } = useQuery(
    {
      ...callsStatusQuery.options(modal, { id }),
      refetchInterval: ({ state }) => (state.data?.status === 'pending' ? STATUS_INTERVAL : false),
    },
    modal.plugin(queryClientPlugin).get().client,
  )
  const showCallsStatus = useMemo(
    () => async () => {
      if (id !== undefined) await (await modal.plugin(callsPlugin).load()).show({ id })
    },
    [id, modal],
  )
  return { data, error, isLoading, showCallsStatus }
}
