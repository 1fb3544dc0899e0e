import {
  notifyManager,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { queryClientPlugin } from '@latchkey/core/internal'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useModalInstance } from './useModalInstance.ts'

/**
 * Reads a query of the modal's cache, for what the list of wallets shows: `useQuery` of TanStack Query without suspense, error
 * boundaries, restoring and its context, which would be one more file to request before the list (decision 0056).
 */
export function useQueryValue<value>(options: QueryObserverOptions<value>): QueryObserverResult<value> {
  const { client } = useModalInstance().plugin(queryClientPlugin).get()
  const defaulted = client.defaultQueryOptions(options)
  // The first render shows a value as loading that the subscription is about to request.
  defaulted._optimisticResults = 'optimistic'
  const [observer] = useState(() => new QueryObserver(client, defaulted))
  const result = observer.getOptimisticResult(defaulted)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const end = observer.subscribe(notifyManager.batchCalls(onChange))
      // The value may have changed since it was rendered.
      observer.updateResult()
      return end
    },
    [observer],
  )
  const getCurrent = (): QueryObserverResult<value> => observer.getCurrentResult()
  useSyncExternalStore(subscribe, getCurrent, getCurrent)
  useEffect(() => observer.setOptions(defaulted), [defaulted, observer])
  return observer.trackResult(result)
}
