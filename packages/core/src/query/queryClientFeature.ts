import { QueryClient } from '@tanstack/query-core'
import type { FeatureDefinition } from '../plugin/Modal.ts'

/** The query client of one modal, made when a query is first asked for. */
export const queryClientFeature: FeatureDefinition<QueryClient> = {
  id: 'queryClient',
  create: () => {
    // What is read is small and goes with the modal: collecting it earlier takes timers, which would outlive the modal.
    const queries = { retry: false, refetchOnWindowFocus: false, gcTime: Number.POSITIVE_INFINITY }
    const client = new QueryClient({ defaultOptions: { queries } })
    // Only then does what waits for the network go on when it is back.
    client.mount()
    return {
      feature: client,
      destroy: () => {
        client.unmount()
        void client.cancelQueries()
        client.clear()
      },
    }
  },
}
