import type { Namespace } from '@latchkey/protocol/caip'
import type { Network } from '../adapter/Network.ts'
import { selectConnectionStatus, type ConnectionState } from './connectionState.ts'
import type { NetworkState } from '../network/networkState.ts'
import { findSameWallet } from './findSameWallet.ts'
import type { Connector } from './connectorsState.ts'

/** What happens when the visitor chooses a network, given the connected wallets. */
export type NetworkAvailability =
  /** The active wallet switches, or no wallet is connected. */
  | { readonly kind: 'ready' }
  /** Another connected wallet supports this network and takes over. */
  | { readonly kind: 'otherWallet'; readonly wallet: { readonly name: string } | undefined }
  /** No wallet is connected on this network's chain. `wallet`: the active wallet, if it can connect there too. */
  | { readonly kind: 'notConnected'; readonly wallet: { readonly name: string } | undefined }
  /** The wallet connected on this chain does not support this network. */
  | { readonly kind: 'unsupported' }

/** The state that `getNetworkAvailability` decides from. */
export interface GetNetworkAvailabilityParameters {
  readonly network: Pick<Network, 'caipNetworkId' | 'chainNamespace'>
  readonly networks: Pick<NetworkState, 'activeNamespace' | 'byNamespace'>
  readonly connection: ConnectionState
  readonly connectors: readonly Connector[]
  /** The connector of the active connection in the active namespace. */
  readonly connectorId: string | undefined
  /** Returns the active wallet of a namespace. */
  readonly getWallet: (namespace: Namespace) => { readonly name: string } | undefined
}

/** Decides which wallet serves a network. Without a connected wallet, every network is ready. */
export function getNetworkAvailability(parameters: GetNetworkAvailabilityParameters): NetworkAvailability {
  const { network, networks, connection, connectors, connectorId, getWallet } = parameters
  const { caipNetworkId, chainNamespace } = network
  const { activeNamespace } = networks
  const isConnected = (namespace: Namespace): boolean => selectConnectionStatus(connection, namespace) === 'connected'
  if (!isConnected(activeNamespace)) return { kind: 'ready' }
  if (!isConnected(chainNamespace)) {
    const canConnect = findSameWallet(connectors, { connectorId, from: activeNamespace, to: chainNamespace })
    return { kind: 'notConnected', wallet: canConnect && getWallet(activeNamespace) }
  }
  const current = networks.byNamespace[chainNamespace]
  const isApproved =
    current === undefined ||
    current.supportsAllNetworks ||
    current.approvedNetworkIds.some((networkId) => networkId === caipNetworkId)
  if (!isApproved) return { kind: 'unsupported' }
  return chainNamespace === activeNamespace
    ? { kind: 'ready' }
    : { kind: 'otherWallet', wallet: getWallet(chainNamespace) }
}
