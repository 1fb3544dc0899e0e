import { onlineManager, QueryCache, QueryClient } from '@tanstack/query-core'
import { definePlugin } from '../plugin/definePlugin.ts'

/** The query client of one modal, created with its first query. Hooks and headless reads share it. */
export const queryClientPlugin = /*#__PURE__*/ definePlugin({
  id: 'queryClient',
  create: ({ ports }) => {
    const client = new QueryClient({
      // query-core reads `Date.now()`; the modal's clock decides how old a value is.
      queryCache: new QueryCache({
        onSuccess: (_value, query) => query.setState({ dataUpdatedAt: ports.clock.now() }),
      }),
      // Values are small and end with the modal. Collecting them earlier takes timers, which would outlive the modal.
      defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: Number.POSITIVE_INFINITY } },
    })
    // Paused queries continue when the network is back only while the client is mounted.
    client.mount()
    // While no client was mounted, query-core missed that the network had come back.
    if (globalThis.navigator?.onLine) onlineManager.setOnline(true)
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
