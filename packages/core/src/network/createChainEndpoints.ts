// Decides which node reads a chain: the cloud for the chains that it serves, otherwise the network's own endpoints. An
// adapter puts the app's own URLs before both.
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Network } from '../adapter/Network.ts'
import type { ClockPort, LoggerPort } from '../kernel/ports/ports.ts'
import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import { SUPPORTED_CHAINS_WAIT } from './constants.ts'
import type { NetworkController } from './networkController.ts'

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
  readonly network: Pick<NetworkController, 'replaceNetworks'>
  readonly clock: ClockPort
  readonly logger: LoggerPort
}): ChainEndpoints {
  const { clock, logger } = context
  const baseUrl = `${context.cloud}/v1/?projectId=${encodeURIComponent(context.projectId)}&chainId=`
  let supported: ReadonlySet<CaipNetworkId> | undefined
  let waiting: Promise<void> | undefined

  /** The cloud's address of a chain (S7.056). Bitcoin is read over Esplora's REST interface, which the address does not serve. */
  const findCloudUrl = ({ caipNetworkId, chainNamespace }: Network): string | undefined =>
    supported?.has(caipNetworkId) && chainNamespace !== 'bip122' ? `${baseUrl}${caipNetworkId}` : undefined

  const toServed = (network: Network): Network => {
    const url = findCloudUrl(network)
    if (url === undefined || network.unsupported) return network
    const { default: own, chainDefault = own } = network.rpcUrls
    return { ...network, rpcUrls: { default: { http: [url] }, chainDefault } }
  }

  const load = async (): Promise<void> => {
    try {
      supported = new Set(await context.readSupportedChains())
      context.network.replaceNetworks(toServed)
    } catch (error) {
      logger.info("The cloud's list of chains could not be read. The networks' own endpoints are used.", error)
    } finally {
      waiting = undefined
    }
  }

  return {
    get: async (network) => {
      if (supported === undefined) {
        waiting ??= raceTimeout(load(), { clock, milliseconds: SUPPORTED_CHAINS_WAIT }).catch(() => undefined)
        await waiting
      }
      const url = findCloudUrl(network)
      const { default: own, chainDefault = own } = network.rpcUrls
      return url === undefined ? chainDefault.http : [url]
    },
  }
}
