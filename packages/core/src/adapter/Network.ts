import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'

/** A network's own coin. `decimals` is the exponent between the coin and its smallest unit (18 for wei). */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What a network is, whatever its namespace. */
export interface NetworkDescription {
  /** The reference of the CAIP-2 id: a number on eip155, a genesis hash elsewhere. */
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: {
    readonly default: { readonly http: readonly string[] }
    /** The chain's own public endpoints, when `default` was replaced. */
    readonly chainDefault?: { readonly http: readonly string[] } | undefined
  }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
}

/** A network as the whole house knows it. */
export interface Network<namespace extends Namespace = Namespace> extends NetworkDescription {
  readonly chainNamespace: namespace
  /** CAIP-2, such as `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId<namespace>
  /** Set only on the object that stands for a network the app did not name. */
  readonly unsupported?: true | undefined
}

/** What viem calls a chain: accepted as it is wherever a network is expected, and taken as eip155. */
export interface ChainLike {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: undefined
}

/** A network in an app's options: ours, or a viem chain. */
export type NetworkInput = Network | ChainLike

/** The namespace of a network input. */
export type NamespaceOf<network> = network extends { readonly chainNamespace: infer namespace extends Namespace }
  ? namespace
  : 'eip155'
