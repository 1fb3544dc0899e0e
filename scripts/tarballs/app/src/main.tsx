import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import { ConnectButton, ModalProvider, useAccount } from '@latchkey/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet, arbitrum],
  adapters: [eip155Adapter()],
})

// Tells the hooks which adapters you use, so that an address on eip155 has the type `0x${string}`.
declare module '@latchkey/core' {
  interface Register {
    modal: typeof modal
  }
}

function Greeting() {
  const { address, network } = useAccount({ namespace: 'eip155' })
  if (address === undefined) return <p>Not connected.</p>
  return <p>{`Hello ${address} on ${network?.name}`}</p>
}

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <StrictMode>
      <ModalProvider modal={modal}>
        <ConnectButton />
        <Greeting />
      </ModalProvider>
    </StrictMode>,
  )
