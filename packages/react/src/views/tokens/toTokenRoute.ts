import type { Network, RouteParameters, TokenBalance } from '@latchkey/core'

/** Returns the parameters of a token's details; `undefined` if the app does not have its network. */
export function toTokenRoute(
  { address, chainId }: Pick<TokenBalance, 'address' | 'chainId'>,
  networks: readonly Network[],
): RouteParameters['TokenDetails'] | undefined {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
  return network && { caipNetworkId: network.caipNetworkId, address: address?.split(':').at(-1) }
}
