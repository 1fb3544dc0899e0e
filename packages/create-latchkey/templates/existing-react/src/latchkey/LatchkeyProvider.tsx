'use client' // [next]
import { ModalProvider } from '@latchkey/react'
import type { ReactNode } from 'react'
import { modal } from './modal'

/** Provides the modal to the components of the app. */
export function LatchkeyProvider({ children }: { readonly children: ReactNode }) {
  return <ModalProvider modal={modal}>{children}</ModalProvider>
}
