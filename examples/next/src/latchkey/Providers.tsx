'use client'
import { ModalProvider } from '@latchkey/react'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { modal } from './modal.ts'
import { sessionChange } from './siwx.ts'

/** Provides the modal, and refreshes the server components when the visitor signs in or out. */
export function Providers({ children }: { readonly children: ReactNode }): ReactElement {
  const router = useRouter()
  useEffect(() => {
    const refresh = (): void => router.refresh()
    addEventListener(sessionChange, refresh)
    return () => removeEventListener(sessionChange, refresh)
  }, [router])
  return <ModalProvider modal={modal}>{children}</ModalProvider>
}
