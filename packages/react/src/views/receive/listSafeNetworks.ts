import type { AccountType, Network, NetworkState } from '@latchkey/core'
import { selectNetworks } from '@latchkey/core/internal'

/**
 * Lists the app's networks on which coins sent to the active account arrive, the active one first. Test networks are never mixed
 * with others. Only the active network is safe for a Bitcoin address, which belongs to one network, and for a smart account, which
 * may not exist on the others.
 */
export function listSafeNetworks(parameters: {
  /** The network of the wallet. */
  readonly active: Network
  readonly state: NetworkState
  readonly type: AccountType | undefined
}): readonly Network[] {
  const { active, state, type } = parameters
  const namespace = active.chainNamespace
  const wallet = state.byNamespace[namespace]
  const others = selectNetworks(state, namespace).filter(
    ({ caipNetworkId, testnet }) =>
      namespace !== 'bip122' &&
      type !== 'smartAccount' &&
      caipNetworkId !== active.caipNetworkId &&
      !testnet === !active.testnet &&
      (wallet?.supportsAllNetworks || wallet?.approvedNetworkIds.includes(caipNetworkId)),
  )
  return [active, ...others]
}
