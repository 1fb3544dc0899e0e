import { QueryClient } from '@tanstack/query-core'
import { definePlugin } from '../plugin/definePlugin.ts'

/** The query client of one modal. */
export const queryClientPlugin = definePlugin({
  id: 'queryClient',
  create: () => {
    // Cached values are small and live as long as the modal. Collecting them earlier takes timers that would outlive it.
    const queries = { retry: false, refetchOnWindowFocus: false, gcTime: Number.POSITIVE_INFINITY }
    const client = new QueryClient({ defaultOptions: { queries } })
    // A mounted client resumes paused queries when the network is back.
    client.mount()
    return {
      client,
      destroy: (): void => {
        client.unmount()
        void client.cancelQueries()
        client.clear()
      },
    }
  },
})
