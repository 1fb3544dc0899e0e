import { QueryClient } from '@tanstack/query-core'
import type { FeatureDefinition } from '../types/modal.ts'

/** The query client of one modal, made when a query is first asked for. */
export const queryClientFeature: FeatureDefinition<QueryClient> = {
  id: 'queryClient',
  create: () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
    return {
      feature: client,
      destroy: () => {
        void client.cancelQueries()
        client.clear()
      },
    }
  },
}
