import type { Network } from '@latchkey/core/adapter'
import type { Eip155AdapterParameters } from '../types.ts'

/** Returns the endpoints of a network: the app's own, unchanged, or the network's. */
export function getRpcUrls(network: Network, { rpcUrls }: Eip155AdapterParameters): readonly string[] {
  return [rpcUrls?.[Number(network.id)] ?? network.rpcUrls.default.http].flat()
}
