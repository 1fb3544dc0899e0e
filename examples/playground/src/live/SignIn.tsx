import { useModal, useSiwx } from '@latchkey/react'

const words = {
  idle: 'after connecting',
  checking: 'Checking',
  signedOut: 'Not signed in',
  preparing: 'Asking',
  signing: 'Asking',
  verifying: 'Verifying',
  failed: 'Not signed in',
  signedIn: 'Signed in',
  cancelling: 'Not signed in',
} as const

/** Whether the current account is signed in, with buttons to sign in and out. */
export function SignIn() {
  const { status, isSignedIn, session, hasExpired, error, signOut } = useSiwx()
  const { open } = useModal()
  const until = session?.data.expirationTime

  return (
    <>
      <span className="grow">
        <span data-testid="pg-sign-in-status">{words[status]}</span>
        {until && <small>until {new Date(until).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}</small>}
        {error && status === 'failed' && <small>{error.message}</small>}
        {hasExpired && <small>the last sign-in has expired</small>}
      </span>
      {isSignedIn && (
        <button
          type="button"
          className="chip"
          data-testid="pg-sign-out"
          onClick={() => void signOut().catch(() => undefined)}
        >
          Sign out
        </button>
      )}
      {(status === 'signedOut' || status === 'failed') && (
        <button
          type="button"
          className="chip"
          data-testid="pg-sign-in"
          onClick={() => open({ view: 'SIWXSignMessage' })}
        >
          Sign in
        </button>
      )}
    </>
  )
}
