import { selectAccount, selectActiveConnection, type Network } from '@latchkey/core'
import { findSameWallet, selectConnectionStatus } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** How the connected wallets stand to a network, and so what choosing it will do. */
export type NetworkAvailability =
  /** The choice is taken at once, or asked of the wallet in use. */
  | { readonly kind: 'ready' }
  /** The visitor goes on with another wallet, which is connected there. */
  | { readonly kind: 'otherWallet'; readonly wallet: { readonly name: string } | undefined }
  /** Nothing is connected on its chain. `wallet`: the one in use, if it can be. */
  | { readonly kind: 'notConnected'; readonly wallet: { readonly name: string } | undefined }
  /** The wallet that is connected there will not work on it. */
  | { readonly kind: 'unsupported' }

/**
 * Tells how the connected wallets stand to a network, and so what choosing it will do. Without any wallet every network is
 * ready.
 *
 * @example
 * ```tsx
 * function Networks() {
 *   const { networks, switchNetwork } = useNetwork()
 *   const getAvailability = useNetworkSupport()
 *   return networks
 *     .filter((network) => getAvailability(network).kind !== 'unsupported')
 *     .map((network) => (
 *       <button key={network.caipNetworkId} onClick={() => switchNetwork(network).catch(() => undefined)}>
 *         {network.name}
 *       </button>
 *     ))
 * }
 * ```
 */
export function useNetworkSupport(): (network: Network) => NetworkAvailability {
  const { account, adapters, connection, connectors, network: networks } = useModalInstance().controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const connectionState = useSelector(connection.store, (state) => state)
  const accounts = useSelector(account.store, (state) => state)
  const { activeNamespace: active, byNamespace } = useSelector(networks.store, (state) => state)
  const connectorId = useSelector(adapters.store, (state) => selectActiveConnection(state, active)?.connectorId)
  const isConnected = (namespace: Network['chainNamespace']): boolean =>
    selectConnectionStatus(connectionState, namespace) === 'connected'
  const getWallet = (namespace: Network['chainNamespace']) => selectAccount(accounts, namespace).connectedWalletInfo
  return ({ caipNetworkId, chainNamespace }) => {
    if (!isConnected(active)) return { kind: 'ready' }
    if (!isConnected(chainNamespace)) {
      const canConnect = findSameWallet(known, { connectorId, from: active, to: chainNamespace })
      return { kind: 'notConnected', wallet: canConnect && getWallet(active) }
    }
    const own = byNamespace[chainNamespace]
    const isApproved =
      own === undefined || own.supportsAllNetworks || own.approvedNetworkIds.some((id) => id === caipNetworkId)
    if (!isApproved) return { kind: 'unsupported' }
    return chainNamespace === active ? { kind: 'ready' } : { kind: 'otherWallet', wallet: getWallet(chainNamespace) }
  }
}
