import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal } from '@latchkey/core'
import { solana, solanaDevnet } from '@latchkey/core/networks'

export const modal = createModal({
  projectId: 'my-app',
  networks: [solana, solanaDevnet],
  adapters: [solanaAdapter()],
})
