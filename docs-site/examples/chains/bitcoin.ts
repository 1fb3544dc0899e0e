import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { createModal } from '@latchkey/core'
import { bitcoin, bitcoinTestnet } from '@latchkey/core/networks'

export const modal = createModal({
  projectId: 'my-app',
  networks: [bitcoin, bitcoinTestnet],
  adapters: [bitcoinAdapter()],
})
