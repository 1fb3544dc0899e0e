import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { createConfig, http, useAccount, WagmiProvider } from 'wagmi'

const config = createConfig(
  getDefaultConfig({
    appName: 'App',
    walletConnectProjectId: '00000000000000000000000000000000',
    chains: [mainnet],
    transports: { [mainnet.id]: http(`${location.origin}/rpc`) },
  }),
)
const queryClient = new QueryClient()

function Address() {
  const { address } = useAccount()
  return <output>{address ?? 'none'}</output>
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <ConnectKitButton />
          <Address />
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
