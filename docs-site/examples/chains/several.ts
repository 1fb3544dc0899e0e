import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal } from '@latchkey/core'
import { mainnet, solana } from '@latchkey/core/networks'

export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet, solana],
  adapters: [eip155Adapter(), solanaAdapter()],
})
