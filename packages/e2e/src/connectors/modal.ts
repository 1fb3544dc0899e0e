import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { createConfig, http } from 'wagmi'
import { base, mainnet } from 'wagmi/chains'
import { connectLedgerLive } from './connectLedgerLive.ts'
import { listBaseAccountConnectors } from './listBaseAccountConnectors.ts'
import { listSafeConnectors } from './listSafeConnectors.ts'
import { loadFarcasterConnectors } from './loadFarcasterConnectors.ts'

const logos = 'https://app.example.com/logos'
const chains = [mainnet, base] as const

export const wagmiConfig = createConfig({
  chains,
  transports: { [mainnet.id]: http(), [base.id]: http() },
  connectors: [
    ...listSafeConnectors(`${logos}/safe.svg`),
    ...(await loadFarcasterConnectors(`${logos}/farcaster.svg`)),
    ...listBaseAccountConnectors(`${logos}/base.svg`),
  ],
})
connectLedgerLive(wagmiConfig)

export const modal = createModal({
  projectId: 'YOUR_PROJECT_ID',
  networks: chains,
  adapters: [eip155Adapter({ wagmiConfig })],
})
