import { QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiContext } from './api/ApiContext.ts'
import { createApi } from './api/createApi.ts'
import { createQueryClient } from './api/createQueryClient.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

/**
 * Creates the app.
 *
 * @param parameters.history for tests. Default: the browser's.
 */
export function createApp(parameters: {
  readonly fetch: typeof globalThis.fetch
  readonly history?: RouterHistory | undefined
}): { readonly element: ReactNode; readonly router: AppRouter } {
  const { fetch, history } = parameters
  const api = createApi({ fetch })
  const queryClient = createQueryClient({
    onSessionEnd: () => {
      const { href, pathname } = router.state.location
      if (pathname === '/login' || pathname === '/invite') return
      queryClient.clear()
      void router.navigate({ to: '/login', search: { next: href } })
    },
  })
  const router = createAppRouter({ api, queryClient, history })
  const element = (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiContext>
  )
  return { element, router }
}
