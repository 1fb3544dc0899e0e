import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'

export const modal = createModal({
  projectId: 'my-app',
  cloud: 'https://cloud.example.com',
  networks: [mainnet],
  adapters: [eip155Adapter()],
  metadata: { name: 'My app', icons: ['https://app.example.com/icon.png'] },
  customWallets: [{ id: 'my-wallet', name: 'My Wallet', mobile_link: 'https://my-wallet.example.com' }],
})
