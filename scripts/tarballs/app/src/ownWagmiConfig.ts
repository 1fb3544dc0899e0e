import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { createConfig, http } from '@wagmi/core'
import { mainnet } from 'viem/chains'

export const wagmiConfig = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })

export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet],
  adapters: [eip155Adapter({ wagmiConfig })],
})
