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
        <p>You are not signed in.</p>
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
        <Link href="/orders">Your orders</Link> (requires signing in)
      </p>
    </main>
  )
}
