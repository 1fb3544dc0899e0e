import { bitcoinAdapter } from '@latchkey/adapter-bitcoin' // [bitcoin]
import { eip155Adapter } from '@latchkey/adapter-eip155' // [evm]
import { solanaAdapter } from '@latchkey/adapter-solana' // [solana]
import { createModal } from '@latchkey/core'
import {
  base, // [evm]
  bitcoin, // [bitcoin]
  mainnet, // [evm]
  solana, // [solana]
} from '@latchkey/core/networks'
import { cloud, projectId } from './env' // [cloud]
import { projectId } from './env' // [!cloud]
import { siwx } from './siwx' // [signIn]

/** Created once. It does nothing until the page starts it, so a server can load this module too. */
export const modal = createModal({
  projectId,
  cloud, // [cloud]
  networks: [
    mainnet, // [evm]
    base, // [evm]
    solana, // [solana]
    bitcoin, // [bitcoin]
  ],
  adapters: [
    eip155Adapter(), // [evm]
    solanaAdapter(), // [solana]
    bitcoinAdapter(), // [bitcoin]
  ],
  siwx, // [signIn]
})

// Tells the hooks which adapters the app uses, so that addresses have the types of their chains.
declare module '@latchkey/core' {
  interface Register {
    modal: typeof modal
  }
}
