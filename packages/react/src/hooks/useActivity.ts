import { activityQuery, selectAccount, type ActivityState, type Namespace } from '@latchkey/core'
import { purchasesPlugin, queryClientPlugin, selectActivity } from '@latchkey/core/internal'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useActivity`. */
export interface UseActivityReturnType extends ActivityState {
  /** Reads the next page. Never rejects: a failure is in `error`. */
  readonly loadMore: () => Promise<void>
  /** Repeats what failed. Never rejects. */
  readonly retry: () => Promise<void>
}

/**
 * Returns the transactions of the connected account on its network, newest first. Spam is apart: show how many there are, and
 * reveal them on request. Requires a cloud.
 *
 * @example
 * ```tsx
 * function Activity() {
 *   const { transactions, spam, next, error, loadMore, retry } = useActivity()
 *   return (
 *     <>
 *       {transactions.map(({ id, metadata }) => (
 *         <p key={id}>{metadata.operationType} {metadata.minedAt}</p>
 *       ))}
 *       <p>{spam.length} hidden</p>
 *       {error && <button onClick={() => void retry()}>{error.message}. Retry</button>}
 *       {next !== undefined && <button onClick={() => void loadMore()}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useActivity(parameters: { readonly namespace?: Namespace | undefined } = {}): UseActivityReturnType {
  const modal = useModalInstance('useActivity')
  const { account, network } = modal.controllers
  const namespace = useSelector(network.store, (state) => parameters.namespace ?? state.activeNamespace)
  const caipAddress = useSelector(account.store, (state) => selectAccount(state, namespace).caipAddress)
  const purchases = useSelector(modal.plugin(purchasesPlugin).get(), (state) => state)
  const request = { caipAddress }
  const { data, error, isFetching, isFetchNextPageError, refetch } = useInfiniteQuery(
    activityQuery.options(modal, request),
    modal.plugin(queryClientPlugin).get().client,
  )
  const loadMore = async (): Promise<void> => {
    await activityQuery.loadMore(modal, request).catch(() => undefined)
  }
  return {
    ...selectActivity({ data, error, isFetching }, request, purchases),
    loadMore,
    retry: async () => {
      await (isFetchNextPageError ? loadMore() : refetch())
    },
  }
}
