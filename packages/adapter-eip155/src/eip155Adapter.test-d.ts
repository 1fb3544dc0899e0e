import type { Adapter, AdapterFactory } from '@latchkey/core/adapter'
import { createConfig, http, type Config } from '@wagmi/core'
import { mainnet, optimism } from 'viem/chains'
import { eip155Adapter } from './eip155Adapter.ts'
import type { Eip155Adapter, Eip155Types } from './types.ts'

// Without a config the extra is the general type, and comes once it is loaded.
const factory = eip155Adapter()
factory satisfies AdapterFactory<Eip155Types, Eip155Adapter>
declare const adapter: Eip155Adapter
adapter satisfies Adapter<Eip155Types>
adapter.wagmiConfig satisfies Config | undefined
adapter.getWagmiConfig satisfies () => Promise<Config>

// An app's own config keeps its type.
const wagmiConfig = createConfig({
  chains: [mainnet, optimism],
  transports: { [mainnet.id]: http(), [optimism.id]: http() },
})
const own = eip155Adapter({ wagmiConfig })
type Own = ReturnType<typeof own.create>
declare const ownAdapter: Own
ownAdapter.getWagmiConfig satisfies () => Promise<typeof wagmiConfig>
const [first] = (await ownAdapter.getWagmiConfig()).chains
first.id satisfies 1

// Every feature is there, precisely typed.
const { id } = await adapter.features.transfer.send({ connectionId: 'x', to: '0x', amount: 1n })
id satisfies `0x${string}`
const connection = await adapter.connect({ connectorId: 'io.metamask' })
connection.activeAddress satisfies `0x${string}`
connection.networkId satisfies `eip155:${string}`
// @ts-expect-error -- an address starts with 0x
void adapter.features.transfer.send({ connectionId: 'x', to: 'vitalik.eth', amount: 1n })
// @ts-expect-error -- amounts are in the smallest unit, as bigint
void adapter.features.transfer.send({ connectionId: 'x', to: '0x', amount: 1 })
// @ts-expect-error -- of another namespace
void adapter.connect({ connectorId: 'x', networkId: 'solana:x' })
// @ts-expect-error -- not an option
eip155Adapter({ rpcUrl: 'https://rpc.example' })
