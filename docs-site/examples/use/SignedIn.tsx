import { ConnectButton, useSiwx } from '@latchkey/react'

export function SignedIn() {
  const { isSignedIn, session, signIn, signOut, hasExpired, error } = useSiwx()
  if (!isSignedIn)
    return (
      <>
        <ConnectButton />
        <button type="button" onClick={() => void signIn().catch(() => undefined)}>
          {hasExpired ? 'Sign in again' : 'Sign in'}
        </button>
        {error && <p role="alert">{error.message}</p>}
      </>
    )
  return (
    <button type="button" onClick={() => void signOut().catch(() => undefined)}>
      Sign out {session?.data.accountAddress}
    </button>
  )
}
