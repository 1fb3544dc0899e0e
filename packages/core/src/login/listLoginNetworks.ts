import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { NetworkState } from '../network/networkState.ts'
import { LOGIN_NAMESPACES } from './constants.ts'

/** Lists the app's networks on which the embedded wallet works: the preferred ones first, then the active one of each namespace. */
export function listLoginNetworks(
  { byNamespace, networks }: Pick<NetworkState, 'byNamespace' | 'networks'>,
  preferred: readonly (CaipNetworkId | undefined)[],
): readonly CaipNetworkId[] {
  const active = LOGIN_NAMESPACES.map((namespace) => byNamespace[namespace]?.activeNetwork.caipNetworkId)
  const all = networks
    .filter(({ chainNamespace }) => LOGIN_NAMESPACES.some((namespace) => namespace === chainNamespace))
    .map(({ caipNetworkId }) => caipNetworkId)
  const ordered = [...preferred, ...active, ...all].filter((networkId) => networkId !== undefined)
  return [...new Set(ordered)].filter((networkId) => all.includes(networkId))
}
