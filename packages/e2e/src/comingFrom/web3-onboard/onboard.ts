import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal, getAccount } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { ModalProvider } from '@latchkey/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const modal = createModal({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet], adapters: [eip155Adapter()] })

// The modal is a React component. A page without React gives it an element of its own.
const element = document.body.appendChild(document.createElement('div'))
createRoot(element).render(createElement(ModalProvider, { modal }))

modal.controllers.account.store.subscribe(() => {
  document.title = getAccount(modal, { namespace: 'eip155' }).address ?? 'Not connected'
})

export const connectWallet = (): void => modal.open()
export const connectMetaMask = (): Promise<unknown> => modal.connect({ connectorId: 'io.metamask' })
export const disconnectWallet = (): Promise<void> => modal.disconnect()
export const setChain = (id: number): Promise<void> => modal.switchNetwork(`eip155:${id}`)
