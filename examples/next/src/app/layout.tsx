import { readInitialState } from '@latchkey/core'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactElement, ReactNode } from 'react'
import { Providers } from '../latchkey/Providers.tsx'
// oxlint-disable-next-line import/no-unassigned-import -- Next imports style sheets this way
import './styles.css'

export const metadata: Metadata = { title: 'Latchkey with Next' }

interface LayoutProps {
  readonly children: ReactNode
}

/** Reads the account of the last visit, so that the buttons show it before any script runs. */
export default async function Layout({ children }: LayoutProps): Promise<ReactElement> {
  const initialState = readInitialState({ cookie: (await headers()).get('cookie') })
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  )
}
