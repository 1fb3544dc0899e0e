// Decides which node reads a chain: the cloud for the chains that it serves, otherwise the network's own endpoints. An
// adapter puts the app's own URLs before both.
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Network } from '../adapter/Network.ts'
import type { ClockPort, LoggerPort } from '../kernel/ports/ports.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type { NetworkController } from './networkController.ts'
import type { NetworkState } from './networkState.ts'

/** How long a read of a chain waits for the cloud's list of chains, in ms. */
const SUPPORTED_CHAINS_WAIT = 1_500

/** The endpoints through which chains are read. */
export interface ChainEndpoints {
  /**
   * Returns the URLs of a network's nodes, in the order of preference; empty if none is known. Waits at most 1.5 s for the
   * cloud's list of chains; until the list is known, the network's own endpoints are used. Never rejects.
   */
  get(network: Network): Promise<readonly string[]>
}

/** Creates the endpoints of a modal that has a cloud. */
export function createChainEndpoints(context: {
  /** The cloud's URL, without a slash at its end. */
  readonly cloud: string
  readonly projectId: string
  /** Reads the chains that the cloud serves (S7.003). */
  readonly readSupportedChains: () => Promise<readonly CaipNetworkId[]>
  readonly network: Pick<NetworkController, 'set'>
  readonly clock: ClockPort
  readonly logger: LoggerPort
}): ChainEndpoints {
  const { clock, logger } = context
  const baseUrl = `${context.cloud}/v1/?projectId=${encodeURIComponent(context.projectId)}&chainId=`
  let supported: ReadonlySet<CaipNetworkId> | undefined
  let waiting: Promise<void> | undefined

  /** The cloud's address of a chain (S7.056). */
  const findCloudUrl = (network: Network): string | undefined =>
    isJsonRpc(network) && supported?.has(network.caipNetworkId) ? `${baseUrl}${network.caipNetworkId}` : undefined

  const toServed = (network: Network): Network => {
    const url = findCloudUrl(network)
    if (url === undefined || network.unsupported) return network
    return { ...network, rpcUrls: { default: { http: [url] }, chainDefault: getChainDefault(network) } }
  }

  const load = async (): Promise<void> => {
    try {
      supported = new Set(await context.readSupportedChains())
      context.network.set((state) => replaceNetworks(state, toServed))
    } catch (error) {
      logger.info("The cloud's list of chains could not be read. The networks' own endpoints are used.", error)
    } finally {
      waiting = undefined
    }
  }

  return {
    get: async (network) => {
      if (supported === undefined && isJsonRpc(network)) {
        waiting ??= raceTimeout(load(), { clock, milliseconds: SUPPORTED_CHAINS_WAIT }).catch(() => undefined)
        await waiting
      }
      const url = findCloudUrl(network)
      return url === undefined ? getChainDefault(network).http : [url]
    },
  }
}

/** The network's own endpoints, whether the cloud has replaced them or not. */
const getChainDefault = ({ rpcUrls }: Network): { readonly http: readonly string[] } =>
  rpcUrls.chainDefault ?? rpcUrls.default

/** Bitcoin is read over Esplora's REST interface, which the cloud does not serve. */
const isJsonRpc = ({ chainNamespace }: Network): boolean => chainNamespace !== 'bip122'

/** Replaces each of the app's networks by what the recipe returns for it. Ids stay. */
const replaceNetworks = (state: NetworkState, recipe: (network: Network) => Network): NetworkState => ({
  ...state,
  networks: state.networks.map(recipe),
  byNamespace: Object.fromEntries(
    Object.entries(state.byNamespace).map(([namespace, entry]) => [
      namespace,
      { ...entry, activeNetwork: recipe(entry.activeNetwork) },
    ]),
  ),
})
