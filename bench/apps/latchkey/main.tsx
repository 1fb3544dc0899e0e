import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { ConnectButton, ModalProvider, useAccount } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const modal = createModal({
  projectId: 'bench',
  networks: [mainnet],
  adapters: [eip155Adapter({ rpcUrls: { 1: `${location.origin}/rpc` } })],
})
// The accessibility check opens views through this property.
Object.assign(window, { modal })

function Address() {
  const { address, unverifiedAddress } = useAccount()
  const isUnconfirmed = unverifiedAddress !== undefined
  return <output data-unconfirmed={isUnconfirmed || undefined}>{address ?? unverifiedAddress ?? 'none'}</output>
}

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <StrictMode>
      <ModalProvider modal={modal}>
        <ConnectButton />
        <Address />
      </ModalProvider>
    </StrictMode>,
  )
