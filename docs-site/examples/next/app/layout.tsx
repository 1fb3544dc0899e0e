import { readInitialState } from '@latchkey/core'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from '../latchkey/Providers.tsx'

// The account of the last visit is in a cookie, so that the server can render the button with it.
export default async function Layout({ children }: { readonly children: ReactNode }) {
  const initialState = readInitialState({ cookie: (await headers()).get('cookie') })
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  )
}
