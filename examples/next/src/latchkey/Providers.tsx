'use client'
import { ModalProvider } from '@latchkey/react'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { modal } from './modal.ts'
import { sessionChange } from './siwx.ts'

/** Gives the modal to the page, and has the server render anew what depends on who is signed in. */
export function Providers({ children }: { readonly children: ReactNode }): ReactElement {
  const router = useRouter()
  useEffect(() => {
    const refresh = (): void => router.refresh()
    addEventListener(sessionChange, refresh)
    return () => removeEventListener(sessionChange, refresh)
  }, [router])
  return <ModalProvider modal={modal}>{children}</ModalProvider>
}
