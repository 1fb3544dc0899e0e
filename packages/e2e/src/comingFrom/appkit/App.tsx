import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal } from '@latchkey/core'
import { arbitrum, bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { ConnectButton, ModalProvider, NetworkButton } from '@latchkey/react'
import type { ReactElement } from 'react'

const modal = createModal({
  projectId: 'YOUR_PROJECT_ID',
  metadata: { name: 'My app', description: 'Swaps', icons: ['https://app.example.com/icon.png'] },
  networks: [mainnet, arbitrum, solana, bitcoin],
  adapters: [eip155Adapter(), solanaAdapter(), bitcoinAdapter()],
  features: { analytics: true, email: false, socials: false, legalCheckbox: true },
  termsUrl: 'https://app.example.com/terms',
  privacyUrl: 'https://app.example.com/privacy',
  themeMode: 'light',
  themeVariables: { accent: '#00bb7f' },
})

export function App(): ReactElement {
  return (
    <ModalProvider modal={modal}>
      <ConnectButton />
      <NetworkButton />
    </ModalProvider>
  )
}
