import { createFileRoute } from '@tanstack/react-router'
// [if signIn]
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
// [end]
import { Wallet } from '../latchkey/Wallet'
import { getAccounts } from '../server/getAccounts' // [signIn]

// [if signIn]
/** The server knows who is signed in, before any script runs. */
const readAccounts = createServerFn({ method: 'GET' }).handler(() => getAccounts(getRequestHeader('cookie') ?? null))

export const Route = createFileRoute('/')({
  loader: async () => ({ accounts: await readAccounts() }),
  component: Home,
})

function Home() {
  const { accounts } = Route.useLoaderData()
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
export const Route = createFileRoute('/')({ component: Home })

function Home() {
  return (
    <main>
      <h1>latchkey-app</h1>
      <Wallet />
    </main>
  )
}
// [end]
