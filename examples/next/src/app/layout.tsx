import type { Metadata } from 'next'
import type { ReactElement, ReactNode } from 'react'
import { Providers } from '../latchkey/Providers.tsx'
// oxlint-disable-next-line import/no-unassigned-import -- Next imports style sheets this way
import './styles.css'

export const metadata: Metadata = { title: 'Latchkey with Next' }

export default function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
