import type { Network } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'

/** Returns the endpoints of a network: the app's own, unchanged, or the network's. */
export function getRpcUrls(network: Network, { rpcUrls }: SolanaAdapterParameters): readonly string[] {
  return [rpcUrls?.[String(network.id)] ?? network.rpcUrls.default.http].flat()
}
