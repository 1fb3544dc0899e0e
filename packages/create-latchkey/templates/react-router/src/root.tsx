import { readInitialState } from '@latchkey/core'
import { InitialStateProvider, ModalProvider } from '@latchkey/react'
import { useEffect, type ReactNode } from 'react' // [signIn]
import type { ReactNode } from 'react' // [!signIn]
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRevalidator } from 'react-router' // [signIn]
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router' // [!signIn]
import type { Route } from './+types/root'
import { modal } from './latchkey/modal'
import { signInChange } from './latchkey/siwx' // [signIn]
import './styles.css'

/** Reads the account of the last visit, so that the buttons show it before any script runs. */
export function loader({ request }: Route.LoaderArgs) {
  return { initialState: readInitialState({ cookie: request.headers.get('cookie') }) }
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  // [if signIn]
  const { revalidate } = useRevalidator()
  // The loaders run again when the visitor signs in or out.
  useEffect(() => {
    const refresh = () => void revalidate()
    addEventListener(signInChange, refresh)
    return () => removeEventListener(signInChange, refresh)
  }, [revalidate])
  // [end]
  return (
    <ModalProvider modal={modal}>
      <InitialStateProvider initialState={loaderData.initialState}>
        <Outlet />
      </InitialStateProvider>
    </ModalProvider>
  )
}
