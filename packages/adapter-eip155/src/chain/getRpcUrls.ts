import type { AdapterContext, Network } from '@latchkey/core/adapter'
import type { Eip155AdapterParameters } from '../types.ts'

/** Returns the endpoints of a network: the app's own, unchanged, or those that core chooses. */
export async function getRpcUrls(options: {
  readonly network: Network<'eip155'>
  readonly parameters: Eip155AdapterParameters
  readonly getEndpoints: AdapterContext<'eip155'>['getEndpoints']
}): Promise<readonly string[]> {
  const { network, parameters, getEndpoints } = options
  return [parameters.rpcUrls?.[Number(network.id)] ?? (await getEndpoints(network))].flat()
}
