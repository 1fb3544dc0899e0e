import { isNamespace, parseCaipNetworkId, type CaipNetworkId } from '@latchkey/protocol/caip'
import type { Network, NetworkInput } from '../adapter/Network.ts'

/** Converts a viem chain to an eip155 network. A `Network` is returned unchanged. */
export function toNetwork(input: NetworkInput): Network {
  if (input.chainNamespace !== undefined) return input
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, testnet } = input
  return {
    id,
    name,
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    nativeCurrency: { name: nativeCurrency.name, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    rpcUrls: { default: { http: [...rpcUrls.default.http] } },
    ...(blockExplorers && {
      blockExplorers: { default: { name: blockExplorers.default.name, url: blockExplorers.default.url } },
    }),
    ...(testnet !== undefined && { testnet }),
  }
}

/** Returns the placeholder for a network that is not one of the app's (S4.060, S4.061). */
export function toUnsupportedNetwork(caipNetworkId: CaipNetworkId): Network {
  const { namespace = 'eip155', reference: id = '' } = parseCaipNetworkId(caipNetworkId) ?? {}
  return {
    id: namespace === 'eip155' ? Number(id) : id,
    name: 'Unknown Network',
    chainNamespace: isNamespace(namespace) ? namespace : 'eip155',
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
    unsupported: true,
  }
}
