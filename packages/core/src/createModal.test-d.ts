import { createModal } from './createModal.ts'
import type { NamespaceTypes } from './adapter/NamespaceTypes.ts'
import type { Adapter, AdapterFactory } from './adapter/types.ts'
import { mainnet } from './network/networks/mainnet.ts'
import { arbitrum } from './network/networks/arbitrum.ts'
import { solana } from './network/networks/solana.ts'
import type { Modal } from './plugin/Modal.ts'
import type { NetworkInput } from './adapter/Network.ts'

interface Eip155 extends NamespaceTypes {
  readonly namespace: 'eip155'
  readonly address: `0x${string}`
}
interface Eip155Adapter extends Adapter<Eip155> {
  readonly extra: number
}
interface Solana extends NamespaceTypes {
  readonly namespace: 'solana'
}
declare const eip155: AdapterFactory<Eip155, Eip155Adapter>
declare const sol: AdapterFactory<Solana, Adapter<Solana>>
declare const condition: boolean
declare const viemChain: {
  readonly id: 10
  readonly name: 'OP Mainnet'
  readonly nativeCurrency: { readonly name: 'Ether'; readonly symbol: 'ETH'; readonly decimals: 18 }
  readonly rpcUrls: { readonly default: { readonly http: readonly ['https://mainnet.optimism.io'] } }
  readonly fees?: undefined
}
declare const many: readonly NetworkInput[]

// A network for each adapter, and an unchanged viem chain.
const modal = createModal({ networks: [mainnet, viemChain, solana], adapters: [eip155, sol] })
modal.adapter('eip155').extra satisfies number
modal.adapter('eip155') satisfies Adapter<Eip155>
modal.adapter('solana') satisfies Adapter<Solana>
// @ts-expect-error -- no adapter has that namespace
modal.adapter('bip122')

modal.open({ view: 'Networks' })
// @ts-expect-error -- not a view
modal.open({ view: 'Tokens' })

// A list that is only known at run time.
createModal({ networks: condition ? [mainnet] : [mainnet, arbitrum], adapters: [eip155] })

// @ts-expect-error -- a network whose namespace has no adapter
createModal({ networks: [mainnet, solana], adapters: [eip155] })

// @ts-expect-error -- the same in a conditional expression
createModal({ networks: condition ? [mainnet] : [solana], adapters: [eip155] })

// Basic mode has no adapters.
createModal({ networks: [mainnet, solana], adapters: [] })

// @ts-expect-error -- a default network that is not one of the networks
createModal({ networks: [mainnet], adapters: [eip155], defaultNetwork: solana })

// @ts-expect-error -- an unknown option
createModal({ networks: [mainnet], adapters: [eip155], projectID: 'x' })

// Any modal is assignable to the general type.
modal satisfies Modal
export const any: Modal = modal
export const dynamic = createModal({ networks: many, adapters: [eip155, sol] as readonly AdapterFactory[] })
