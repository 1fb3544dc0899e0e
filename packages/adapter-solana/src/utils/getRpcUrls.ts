import type { Network } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'

/** The endpoints of a network: the app's own, untouched, or the network's. */
export function getRpcUrls(network: Network, { rpcUrls }: SolanaAdapterParameters): readonly string[] {
  return [rpcUrls?.[String(network.id)] ?? network.rpcUrls.default.http].flat()
}
