import { selectConnectionStatus, type Network } from '@latchkey/core'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useSelector } from '../../hooks/useSelector.ts'

/** `otherWallet`: nothing is connected on its namespace; `unsupported`: the connected wallet will not work on it. */
export type NetworkStanding = 'ready' | 'otherWallet' | 'unsupported'

/** Tells how the connected wallets stand to a network. Without any wallet every network is ready. */
export function useNetworkStanding(): (network: Network) => NetworkStanding {
  const { connection, network: networks } = useModalInstance().controllers
  const connectionState = useSelector(connection.store, (state) => state)
  const { activeNamespace, byNamespace } = useSelector(networks.store, (state) => state)
  const isConnected = (namespace: Network['chainNamespace']): boolean =>
    selectConnectionStatus(connectionState, namespace) === 'connected'
  return ({ caipNetworkId, chainNamespace }) => {
    if (!isConnected(activeNamespace)) return 'ready'
    if (!isConnected(chainNamespace)) return 'otherWallet'
    const own = byNamespace[chainNamespace]
    const isApproved =
      own === undefined || own.supportsAllNetworks || own.approvedNetworkIds.some((id) => id === caipNetworkId)
    return isApproved ? 'ready' : 'unsupported'
  }
}
