import { readInitialState } from '@latchkey/core'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from '../latchkey/Providers'
import '../styles.css'

export const metadata: Metadata = { title: 'latchkey-app', icons: 'data:,' }

/** Reads the account of the last visit, so that the buttons show it before any script runs. */
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
