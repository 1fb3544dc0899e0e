import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { base, mainnet } from '@latchkey/core/networks'
import { ConnectButton, ModalProvider } from '@latchkey/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { useBlockNumber, WagmiProvider } from 'wagmi'

const queryClient = new QueryClient()
const modal = createModal({
  projectId: 'YOUR_PROJECT_ID',
  networks: [mainnet, base],
  adapters: [eip155Adapter({ rpcUrls: { 1: 'https://rpc.example.com' } })],
})

function Block() {
  return <p>{String(useBlockNumber().data)}</p>
}

// Loads viem and wagmi before the first frame, which the modal alone would load when a wallet connects.
const config = await modal.adapter('eip155').getWagmiConfig()
const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <ModalProvider modal={modal}>
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={queryClient}>
          <ConnectButton />
          <Block />
        </QueryClientProvider>
      </WagmiProvider>
    </ModalProvider>,
  )
