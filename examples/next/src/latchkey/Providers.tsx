'use client'
import type { InitialState } from '@latchkey/core'
import { InitialStateProvider, ModalProvider } from '@latchkey/react'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { modal } from './modal.ts'
import { sessionChange } from './siwx.ts'

interface ProvidersProps {
  readonly initialState: InitialState | undefined
  readonly children: ReactNode
}

/** Provides the modal, and refreshes the server components when the visitor signs in or out. */
export function Providers({ initialState, children }: ProvidersProps): ReactElement {
  const router = useRouter()
  useEffect(() => {
    const refresh = (): void => router.refresh()
    addEventListener(sessionChange, refresh)
    return () => removeEventListener(sessionChange, refresh)
  }, [router])
  return (
    <ModalProvider modal={modal}>
      <InitialStateProvider initialState={initialState}>{children}</InitialStateProvider>
    </ModalProvider>
  )
}
