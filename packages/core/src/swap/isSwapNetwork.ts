import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** The networks on which swaps are offered, and the local ones. */
const networks: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:100',
  'eip155:137',
  'eip155:250',
  'eip155:324',
  'eip155:8217',
  'eip155:8453',
  'eip155:42161',
  'eip155:43114',
  'eip155:1313161554',
  'eip155:31337',
  'eip155:31338',
]

/**
 * Whether swaps are offered on a network.
 *
 * @example
 * ```ts
 * isSwapNetwork('eip155:1') // true
 * ```
 */
export function isSwapNetwork(networkId: CaipNetworkId): boolean {
  return networks.includes(networkId)
}
