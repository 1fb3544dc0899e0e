import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { ConnectButton, ModalProvider } from '@latchkey/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
const queryClient = new QueryClient()

const modal = createModal({
  projectId: 'YOUR_PROJECT_ID',
  metadata: { name: 'My app' },
  networks: [mainnet],
  adapters: [eip155Adapter({ wagmiConfig: config })],
  themeVariables: { accent: '#00d54b', 'radius-row': '8px' },
  termsUrl: 'https://app.example.com/terms',
})

export function App(): ReactElement {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ModalProvider modal={modal}>
          <ConnectButton show={['avatar', 'name', 'balance']} />
        </ModalProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
