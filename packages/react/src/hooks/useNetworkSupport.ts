import { selectAccount, selectActiveConnection, type Network, type NetworkAvailability } from '@latchkey/core'
import { getNetworkAvailability } from '@latchkey/core/internal'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/**
 * Returns a function that says what happens when the visitor chooses a network: `ready` (the wallet in use switches, or no wallet
 * is connected), `otherWallet` (another connected wallet takes over), `notConnected` (a wallet must be connected first) or
 * `unsupported`.
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
  const { account, adapters, connection, connectors, network } = useModalInstance('useNetworkSupport').controllers
  const known = useSelector(connectors.store, (state) => state.connectors)
  const connectionState = useSelector(connection.store, (state) => state)
  const accounts = useSelector(account.store, (state) => state)
  const networks = useSelector(network.store, (state) => state)
  const connectorId = useSelector(
    adapters.store,
    (state) => selectActiveConnection(state, networks.activeNamespace)?.connectorId,
  )
  return (target) =>
    getNetworkAvailability({
      network: target,
      networks,
      connection: connectionState,
      connectors: known,
      connectorId,
      getWallet: (namespace) => selectAccount(accounts, namespace).connectedWalletInfo,
    })
}
