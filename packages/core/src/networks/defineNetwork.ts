import type { CaipNetworkId, Namespace, Network, NetworkDescription } from '../types/network.ts'

/**
 * A network of your own. `chainNamespace` and `caipNetworkId` may be left out on eip155.
 *
 * @example
 * ```ts
 * const local = defineNetwork({
 *   id: 31337,
 *   name: 'Local',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
 * })
 * ```
 */
export function defineNetwork<namespace extends Namespace = 'eip155'>(
  network: NetworkDescription & {
    readonly chainNamespace?: namespace
    readonly caipNetworkId?: CaipNetworkId<namespace>
  },
): Network<namespace> {
  const chainNamespace = network.chainNamespace ?? 'eip155'
  const caipNetworkId = network.caipNetworkId ?? `${chainNamespace}:${network.id}`
  // The default of the type parameter and the default above are one and the same, which the compiler cannot see.
  return { ...network, chainNamespace, caipNetworkId } as unknown as Network<namespace>
}
