import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal } from '@latchkey/core'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { siwx } from './siwx.ts'

/** Created once, also on the server, where it does nothing and holds no visitor's state. */
export const modal = createModal({
  projectId: 'next-example',
  networks: [mainnet, solana, bitcoin],
  adapters: [eip155Adapter(), solanaAdapter(), bitcoinAdapter()],
  siwx,
})

declare module '@latchkey/core' {
  interface Register {
    readonly modal: typeof modal
  }
}
