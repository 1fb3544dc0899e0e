import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { ConnectButton, ModalProvider } from '@latchkey/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createConfig, http, useAccount, WagmiProvider } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'

const chains = [mainnet, base] as const
const config = createConfig({ chains, transports: { [mainnet.id]: http(), [base.id]: http() } })
const queryClient = new QueryClient()
const modal = createModal({
  projectId: 'YOUR_PROJECT_ID',
  networks: chains,
  adapters: [eip155Adapter({ wagmiConfig: config })],
})

function Greeting(): ReactElement {
  const { address } = useAccount()
  return <p>{address ?? 'Not connected'}</p>
}

export function App(): ReactElement {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ModalProvider modal={modal}>
          <ConnectButton />
          <Greeting />
        </ModalProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
