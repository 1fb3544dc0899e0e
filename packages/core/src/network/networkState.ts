import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Network } from '../adapter/Network.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** The networks of one namespace. */
export interface NamespaceNetworks {
  /** The wallet's network; without a wallet, the visitor's last choice. */
  readonly activeNetwork: Network
  /** The networks that the connected wallet has approved; empty if it supports all. */
  readonly approvedNetworkIds: readonly CaipNetworkId[]
  readonly supportsAllNetworks: boolean
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[]
}

/** The current switch, or the result of the last one. */
export type SwitchAttempt =
  | { readonly status: 'idle' }
  | { readonly status: 'switching'; readonly caipNetworkId: CaipNetworkId }
  | { readonly status: 'failed'; readonly caipNetworkId: CaipNetworkId; readonly error: ErrorSummary }

/** The app's networks, and the active one of each namespace. */
export interface NetworkState {
  /** The app's networks, in its order. */
  readonly networks: readonly Network[]
  readonly activeNamespace: Namespace
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceNetworks>>>
  /** True while the active namespace is changing. */
  readonly isSwitchingNamespace: boolean
  readonly attempt: SwitchAttempt
}

/** The app's networks of a namespace. */
export const selectNetworks = (state: NetworkState, namespace: Namespace): readonly Network[] =>
  state.networks.filter((network) => network.chainNamespace === namespace)

/** The active network of a namespace, by default of the active one. */
export const selectActiveNetwork = (
  state: NetworkState,
  namespace: Namespace = state.activeNamespace,
): Network | undefined => state.byNamespace[namespace]?.activeNetwork

/** The app's network with a CAIP-2 id. */
export const selectNetwork = (state: NetworkState, caipNetworkId: string): Network | undefined =>
  state.networks.find((network) => network.caipNetworkId === caipNetworkId)
