import type { CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { Network, NetworkDescription } from '../../adapter/Network.ts'

/**
 * Defines a network. `chainNamespace` defaults to `eip155`, `caipNetworkId` to `{chainNamespace}:{id}`.
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
    readonly chainNamespace?: namespace | undefined
    readonly caipNetworkId?: CaipNetworkId<namespace> | undefined
  },
): Network<namespace> {
  const chainNamespace = network.chainNamespace ?? 'eip155'
  const caipNetworkId = network.caipNetworkId ?? `${chainNamespace}:${network.id}`
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type parameter has the same default as the value above
  return { ...network, chainNamespace, caipNetworkId } as unknown as Network<namespace>
}
