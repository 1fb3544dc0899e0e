'use client'

import { InitialStateProvider, ModalProvider, type InitialStateProviderProps } from '@latchkey/react'
import { modal } from './modal.ts'

export function Providers({ initialState, children }: InitialStateProviderProps) {
  return (
    <ModalProvider modal={modal}>
      <InitialStateProvider initialState={initialState}>{children}</InitialStateProvider>
    </ModalProvider>
  )
}
