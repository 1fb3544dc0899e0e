'use client'
import { useDisconnect } from '@latchkey/react'
import type { ReactElement } from 'react'
import { siwx } from './siwx.ts'

/** Signs out, and lets go of the wallet if one is connected: it may be gone since the visitor signed in. */
export function SignOutButton(): ReactElement {
  const { disconnect, isPending } = useDisconnect()
  const signOut = async (): Promise<void> => {
    await siwx.setSessions([])
    await disconnect()
  }
  return (
    <button type="button" disabled={isPending} onClick={() => void signOut().catch(() => undefined)}>
      Sign out
    </button>
  )
}
