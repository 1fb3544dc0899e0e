import { readInitialState } from '@latchkey/core'
import { InitialStateProvider, ModalProvider } from '@latchkey/react'
import { createRootRoute, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router' // [signIn]
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router' // [!signIn]
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { useEffect, type ReactNode } from 'react' // [signIn]
import type { ReactNode } from 'react' // [!signIn]
import { modal } from '../latchkey/modal'
import { signInChange } from '../latchkey/siwx' // [signIn]
import styles from '../styles.css?url'

/** Loaders run on the server for the first page, and later in the browser. */
const getCookie = createIsomorphicFn()
  .server(() => getRequestHeader('cookie'))
  .client(() => document.cookie)

export const Route = createRootRoute({
  /** Reads the account of the last visit, so that the buttons show it before any script runs. */
  loader: () => ({ initialState: readInitialState({ cookie: getCookie() }) }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'latchkey-app' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: 'data:,' },
    ],
  }),
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
  // [if signIn]
  const router = useRouter()
  // The loaders run again when the visitor signs in or out.
  useEffect(() => {
    const refresh = () => void router.invalidate()
    addEventListener(signInChange, refresh)
    return () => removeEventListener(signInChange, refresh)
  }, [router])
  // [end]
  return (
    <ModalProvider modal={modal}>
      <InitialStateProvider initialState={initialState}>
        <Outlet />
      </InitialStateProvider>
    </ModalProvider>
  )
}
