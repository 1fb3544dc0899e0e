import type { AccountType, Network, NetworkState } from '@latchkey/core'
import { selectNetworks } from '@latchkey/core/internal'

/**
 * Lists the app's networks on which coins sent to the active account arrive, the active one first. Test networks are never mixed
 * with others. Only the active network is safe for a Bitcoin address, which belongs to one network, and for a smart account, which
 * may not exist on the others. The smart account of the embedded wallet has the address of the wallet's own key, which exists everywhere.
 */
export function listSafeNetworks(parameters: {
  /** The network of the wallet. */
  readonly active: Network
  readonly state: NetworkState
  readonly type: AccountType | undefined
  /** Whether the account is that of the embedded wallet. */
  readonly isLogin: boolean
}): readonly Network[] {
  const { active, isLogin, state, type } = parameters
  const namespace = active.chainNamespace
  const wallet = state.byNamespace[namespace]
  const others = selectNetworks(state, namespace).filter(
    ({ caipNetworkId, testnet }) =>
      namespace !== 'bip122' &&
      (type !== 'smartAccount' || isLogin) &&
      caipNetworkId !== active.caipNetworkId &&
      !testnet === !active.testnet &&
      (wallet?.supportsAllNetworks || wallet?.approvedNetworkIds.includes(caipNetworkId)),
  )
  return [active, ...others]
}
