import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { mainnet } from 'viem/chains'
import { http, useAccount, WagmiProvider } from 'wagmi'

const config = getDefaultConfig({
  appName: 'App',
  projectId: '00000000000000000000000000000000',
  chains: [mainnet],
  transports: { [mainnet.id]: http(`${location.origin}/rpc`) },
})
const queryClient = new QueryClient()

function Address() {
  const { address } = useAccount()
  return <output>{address ?? 'none'}</output>
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider>
          <ConnectButton />
          <Address />
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
