import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { OnrampProvider } from '../options/features.ts'

/** How long the form must not change before sellers are asked, in ms. */
export const QUOTE_PAUSE = 400

/** How often the state of a purchase, and every how many of these times the balance, are read, in ms. */
export const PURCHASE_POLL = 5_000
export const BALANCE_EVERY = 3

/** How long a purchase is followed by itself, in ms. After that, only when the visitor returns to the page. */
export const FOLLOWED_FOR = 3_600_000

/** How long options are fresh, in ms: those of the cloud, and the sample that replaces them. */
export const OPTIONS_FRESH = 3_600_000
export const SAMPLE_FRESH = 0

/** Who sells, and on which chains. `fees`: the usual range of the seller's fees, in percent. */
export const onrampSellers: Readonly<
  Record<
    OnrampProvider,
    {
      readonly name: string
      readonly namespaces: readonly Namespace[]
      readonly fees: { readonly least: number; readonly most: number }
    }
  >
> = {
  meld: { name: 'Meld', namespaces: ['eip155', 'solana'], fees: { least: 1, most: 2 } },
  coinbase: { name: 'Coinbase', namespaces: ['eip155'], fees: { least: 1, most: 2 } },
  // On local chains alone.
  sandbox: { name: 'Sandbox', namespaces: ['eip155', 'solana'], fees: { least: 1, most: 2 } },
}

/** The chains of Coinbase by their CAIP-2 ids. */
export const coinbaseChains = {
  'eip155:1': 'ethereum',
  'eip155:42161': 'arbitrum',
  'eip155:137': 'polygon',
  'eip155:80094': 'berachain',
  'eip155:43114': 'avalanche-c-chain',
  'eip155:10': 'optimism',
  'eip155:42220': 'celo',
  'eip155:8453': 'base',
} as const satisfies Readonly<Record<CaipNetworkId, string>>

/** A chain's name at Coinbase. */
export type CoinbaseChain = (typeof coinbaseChains)[keyof typeof coinbaseChains]
