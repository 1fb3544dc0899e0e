'use client'
import { useDisconnect } from '@latchkey/react'
import { useState, type ReactElement } from 'react'
import { siwx } from './siwx.ts'

/** Signs out, and disconnects the wallet if it is still connected. */
export function SignOutButton(): ReactElement {
  const { disconnect } = useDisconnect()
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const signOut = async (): Promise<void> => {
    setState('leaving')
    await siwx.setSessions([])
    await disconnect()
  }
  return (
    <>
      <button
        type="button"
        disabled={state === 'leaving'}
        onClick={() => void signOut().catch(() => setState('failed'))}
      >
        Sign out
      </button>
      {state === 'failed' && <p role="alert">You are still signed in: the server did not answer. Try again.</p>}
    </>
  )
}
