import type { Network } from '@latchkey/core/adapter'
import type { Eip155AdapterParameters } from '../types.ts'

/** The endpoints of a network: the app's own, untouched, or the network's. */
export function getRpcUrls(network: Network, { rpcUrls }: Eip155AdapterParameters): readonly string[] {
  return [rpcUrls?.[Number(network.id)] ?? network.rpcUrls.default.http].flat()
}
