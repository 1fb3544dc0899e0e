import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { arbitrum, mainnet } from '@latchkey/core/networks'

export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet, arbitrum],
  adapters: [eip155Adapter()],
})
