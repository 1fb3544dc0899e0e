import type { Network } from './adapter/Network.ts'
import type { Plugins } from './plugin/createPlugins.ts'

/** Returns the endpoints of a network: the cloud's, if it has a cloud that can be asked. */
export async function readEndpoints(
  network: Network,
  getPlugins: () => Plugins | undefined,
): Promise<readonly string[]> {
  const { http } = network.rpcUrls.default
  if (getPlugins() === undefined) return http
  // Without the file, as on a page that went offline, no list can be read either.
  const loaded = await import('./network/chainEndpointsPlugin.ts').catch(() => undefined)
  return loaded === undefined ? http : (getPlugins()?.get(loaded.chainEndpointsPlugin).get().get(network) ?? http)
}
