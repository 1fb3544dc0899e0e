import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { ReactElement } from 'react'
import { getSessions, toAccount } from '../../session/visitor.ts'

/** A page that the server renders only for signed-in visitors. */
export default async function Orders(): Promise<ReactElement> {
  const [session] = await getSessions()
  if (session === undefined) redirect('/')
  return (
    <main>
      <h1>Your orders</h1>
      <p data-testid="owner">{`There are none yet, ${toAccount(session)}.`}</p>
      <Link href="/">Back</Link>
    </main>
  )
}
