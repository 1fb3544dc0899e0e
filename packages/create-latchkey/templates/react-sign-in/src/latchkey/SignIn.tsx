'use client' // [next]
import { useModal, useSiwx } from '@latchkey/react'
import { useState } from 'react'

/** Shows whether the visitor is signed in, and signs in or out. */
export function SignIn() {
  const { open } = useModal()
  const { isSignedIn, signOut } = useSiwx()
  const [hasFailed, setHasFailed] = useState(false)
  const leave = () =>
    signOut().then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  return (
    <div className="action">
      {isSignedIn ? (
        <button type="button" onClick={() => void leave()}>
          Sign out
        </button>
      ) : (
        <button type="button" onClick={() => void open({ view: 'SIWXSignMessage' })}>
          Sign in
        </button>
      )}
      <p className="hint" data-testid="sign-in">
        {isSignedIn ? 'You are signed in.' : 'You are not signed in.'}
      </p>
      {hasFailed && <p role="alert">You are still signed in: the server did not answer. Try again.</p>}
    </div>
  )
}
