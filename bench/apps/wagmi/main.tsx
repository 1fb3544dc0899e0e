import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { createConfig, http, useAccount, useConnect, useConnectors, WagmiProvider } from 'wagmi'

const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http(`${location.origin}/rpc`) } })
const queryClient = new QueryClient()

function App() {
  const { address, isReconnecting } = useAccount()
  const [connector] = useConnectors()
  const { mutate } = useConnect()
  return (
    <>
      <button type="button" onClick={() => connector && mutate({ connector })}>
        Connect
      </button>
      <output data-unconfirmed={isReconnecting || undefined}>{address ?? 'none'}</output>
    </>
  )
}

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>
          <App />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
