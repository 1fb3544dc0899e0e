import { readInitialState } from '@latchkey/core'
import { InitialStateProvider, ModalProvider } from '@latchkey/react'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import type { ReactNode } from 'react'
import { modal } from '../latchkey.ts'

// A loader runs on the server for the first page, and in the browser after that.
const getCookie = createIsomorphicFn()
  .server(() => getRequestHeader('cookie'))
  .client(() => document.cookie)

export const Route = createRootRoute({
  // The account of the last visit is in a cookie, so that the server can render the button with it.
  loader: () => ({ initialState: readInitialState({ cookie: getCookie() }) }),
  shellComponent: Page,
  component: Root,
})

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

function Root() {
  const { initialState } = Route.useLoaderData()
  return (
    <ModalProvider modal={modal}>
      <InitialStateProvider initialState={initialState}>
        <Outlet />
      </InitialStateProvider>
    </ModalProvider>
  )
}
