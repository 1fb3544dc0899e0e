import { ConnectButton } from '@latchkey/react'
import Link from 'next/link'
import type { ReactElement } from 'react'
import { SignOutButton } from '../latchkey/SignOutButton.tsx'
import { getSessions, toAccount } from '../session/visitor.ts'

/** Rendered on the server for each request: shows who is signed in before any script runs. */
export default async function Page(): Promise<ReactElement> {
  const accounts = (await getSessions()).map(toAccount)
  return (
    <main>
      <h1>Latchkey with Next</h1>
      <ConnectButton />
      {accounts.length === 0 ? (
        <p>Nobody is signed in.</p>
      ) : (
        <>
          <p>You are signed in as</p>
          <ul data-testid="accounts">
            {accounts.map((account) => (
              <li key={account}>{account}</li>
            ))}
          </ul>
          <SignOutButton />
        </>
      )}
      <p>
        <Link href="/orders">Your orders</Link>, for those who are signed in.
      </p>
    </main>
  )
}
