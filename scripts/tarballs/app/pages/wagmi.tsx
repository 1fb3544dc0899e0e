// The page of an app that uses wagmi's hooks beside ours. Its code is the same for wagmi 2 and 3.
import { ConnectButton, ModalProvider } from '@latchkey/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider, useAccount } from 'wagmi'
import { modal, wagmiConfig } from '../src/ownWagmiConfig.js'

const queryClient = new QueryClient()

function Address() {
  return <output>{useAccount().address}</output>
}

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <StrictMode>
      <WagmiProvider config={wagmiConfig}>
        <QueryClientProvider client={queryClient}>
          <ModalProvider modal={modal}>
            <ConnectButton />
            <Address />
          </ModalProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
