import { ModalProvider } from '@latchkey/react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { modal } from './latchkey.ts'

export default function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <ModalProvider modal={modal}>
          <Outlet />
        </ModalProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
