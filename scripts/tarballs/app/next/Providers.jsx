'use client'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { ModalProvider } from '@latchkey/react'

const modal = createModal({ projectId: 'my-app', networks: [mainnet], adapters: [eip155Adapter()] })

export function Providers({ children }) {
  return <ModalProvider modal={modal}>{children}</ModalProvider>
}
