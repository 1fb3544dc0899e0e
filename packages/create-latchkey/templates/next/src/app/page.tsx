import { headers } from 'next/headers' // [signIn]
import { Wallet } from '../latchkey/Wallet'
import { getAccounts } from '../server/getAccounts' // [signIn]

// [if signIn]
/** The server knows who is signed in, before any script runs. */
export default async function Page() {
  const accounts = getAccounts((await headers()).get('cookie'))
  return (
    <main>
      <h1>latchkey-app</h1>
      <Wallet />
      <p className="hint">
        {accounts.length === 0 ? 'The server does not know you.' : `The server knows you as ${accounts.join(', ')}.`}
      </p>
    </main>
  )
}
// [end]
// [if !signIn]
export default function Page() {
  return (
    <main>
      <h1>latchkey-app</h1>
      <Wallet />
    </main>
  )
}
// [end]
