import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Network } from '../adapter/Network.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'

/** What the house knows of one namespace's networks (S3.024). */
export interface NamespaceNetworks {
  /** Where the wallet is, or else what the visitor chose last. */
  readonly activeNetwork: Network
  /** What the connected wallet will work on. */
  readonly approvedNetworkIds: readonly CaipNetworkId[]
  readonly supportsAllNetworks: boolean
  readonly smartAccountEnabledNetworks: readonly CaipNetworkId[]
}

/** A switch under way, or how the last one ended. */
export type SwitchAttempt =
  | { readonly status: 'idle' }
  | { readonly status: 'switching'; readonly caipNetworkId: CaipNetworkId }
  | { readonly status: 'failed'; readonly caipNetworkId: CaipNetworkId; readonly error: ErrorSummary }

/** The app's networks, and the one in use on each namespace. */
export interface NetworkState {
  /** The app's networks, in its order. */
  readonly networks: readonly Network[]
  readonly activeNamespace: Namespace
  readonly byNamespace: Readonly<Partial<Record<Namespace, NamespaceNetworks>>>
  /** True while the active namespace is changing (S4.057). */
  readonly isSwitchingNamespace: boolean
  readonly attempt: SwitchAttempt
}

/** The networks of a namespace that the app asked for. */
export const selectNetworks = (state: NetworkState, namespace: Namespace): readonly Network[] =>
  state.networks.filter((network) => network.chainNamespace === namespace)

/** The network in use, of the active namespace or of a named one. */
export const selectActiveNetwork = (
  state: NetworkState,
  namespace: Namespace = state.activeNamespace,
): Network | undefined => state.byNamespace[namespace]?.activeNetwork

/** The app's network with a CAIP-2 id. */
export const selectNetwork = (state: NetworkState, caipNetworkId: string): Network | undefined =>
  state.networks.find((network) => network.caipNetworkId === caipNetworkId)
