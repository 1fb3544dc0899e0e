import { createModal } from '@latchkey/core'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { ConnectButton, ModalProvider, useAccount } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const modal = createModal({
  networks: [mainnet, arbitrum],
  adapters: [eip155Adapter()],
})

declare module '@latchkey/core' {
  interface Register {
    modal: typeof modal
  }
}

function Address() {
  const { address } = useAccount({ namespace: 'eip155' })
  const shown: `0x${string}` | undefined = address
  return <output>{shown ?? 'nobody'}</output>
}

const element = document.getElementById('root')
if (element !== null)
  createRoot(element).render(
    <StrictMode>
      <ModalProvider modal={modal}>
        <ConnectButton />
        <Address />
      </ModalProvider>
    </StrictMode>,
  )
