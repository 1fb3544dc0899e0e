import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mainnet } from '@reown/appkit/networks'
import { createAppKit, useAppKit } from '@reown/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { http, useAccount, WagmiProvider } from 'wagmi'

const projectId = '00000000000000000000000000000000'
const networks = [mainnet]
const adapter = new WagmiAdapter({
  networks,
  projectId,
  transports: { [mainnet.id]: http(`${location.origin}/rpc`) },
})
createAppKit({
  adapters: [adapter],
  networks,
  projectId,
  metadata: { name: 'App', description: 'An app', url: location.origin, icons: [] },
})
const queryClient = new QueryClient()

function App() {
  const { address } = useAccount()
  const { open } = useAppKit()
  return (
    <>
      <button type="button" onClick={() => open()}>
        Connect
      </button>
      <output>{address ?? 'none'}</output>
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
