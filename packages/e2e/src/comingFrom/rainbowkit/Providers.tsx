import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { ModalProvider } from '@latchkey/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet, polygon } from 'wagmi/chains'

const chains = [mainnet, polygon] as const
const config = createConfig({ chains, transports: { [mainnet.id]: http(), [polygon.id]: http() } })
const queryClient = new QueryClient()

const modal = createModal({
  projectId: 'YOUR_PROJECT_ID',
  metadata: { name: 'My app' },
  networks: chains,
  adapters: [eip155Adapter({ wagmiConfig: config })],
  themeMode: 'dark',
  themeVariables: { accent: '#7b3fe4' },
})

export function Providers({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ModalProvider modal={modal}>{children}</ModalProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
