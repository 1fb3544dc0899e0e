'use client'
import type { InitialState } from '@latchkey/core'
import { InitialStateProvider, ModalProvider } from '@latchkey/react'
import { useRouter } from 'next/navigation' // [signIn]
import { useEffect, type ReactNode } from 'react' // [signIn]
import type { ReactNode } from 'react' // [!signIn]
import { modal } from './modal'
import { signInChange } from './siwx' // [signIn]

interface ProvidersProps {
  readonly initialState: InitialState | undefined
  readonly children: ReactNode
}

/** Provides the modal, and the account of the last visit for the first rendering. */
export function Providers({ initialState, children }: ProvidersProps) {
  // [if signIn]
  // Renders the server components again when the visitor signs in or out.
  const router = useRouter()
  useEffect(() => {
    const refresh = () => router.refresh()
    addEventListener(signInChange, refresh)
    return () => removeEventListener(signInChange, refresh)
  }, [router])
  // [end]
  return (
    <ModalProvider modal={modal}>
      <InitialStateProvider initialState={initialState}>{children}</InitialStateProvider>
    </ModalProvider>
  )
}
