import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isApiFailure } from './isApiFailure.ts'

/** In ms. */
const refetchEvery = 60_000

/**
 * Creates the cache of what the cloud answered.
 *
 * @param parameters.onSessionEnd called when the cloud says that there is no session.
 */
export function createQueryClient(parameters: { readonly onSessionEnd: () => void }): QueryClient {
  const onError = (error: unknown): void => {
    if (isApiFailure(error, 'operator_session_required')) parameters.onSessionEnd()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchInterval: refetchEvery,
        // A refusal stays a refusal; a server that restarts answers again soon.
        retry: (count, error) => count < 2 && isApiFailure(error, 'offline', 'timeout', 'storage_unavailable'),
        // A request that fails says so at once, also without a network.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
