import { Wallet } from '../latchkey/Wallet'
// [if signIn]
import { getAccounts } from '../server/getAccounts'
import type { Route } from './+types/home'
// [end]

export function meta() {
  return [{ title: 'latchkey-app' }]
}

// [if signIn]
/** The server knows who is signed in, before any script runs. */
export function loader({ request }: Route.LoaderArgs) {
  return { accounts: getAccounts(request.headers.get('cookie')) }
}

export default function Home({ loaderData: { accounts } }: Route.ComponentProps) {
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
export default function Home() {
  return (
    <main>
      <h1>latchkey-app</h1>
      <Wallet />
    </main>
  )
}
// [end]
