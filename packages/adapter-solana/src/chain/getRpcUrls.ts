import type { AdapterContext, Network } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'

/** Returns the endpoints of a network: the app's own, unchanged, or those that core chooses. */
export async function getRpcUrls(options: {
  readonly network: Network<'solana'>
  readonly parameters: SolanaAdapterParameters
  readonly getEndpoints: AdapterContext<'solana'>['getEndpoints']
}): Promise<readonly string[]> {
  const { network, parameters, getEndpoints } = options
  return [parameters.rpcUrls?.[String(network.id)] ?? (await getEndpoints(network))].flat()
}
