import { ModalError, withLimits } from '@latchkey/core/adapter'
import type { CaipNetworkId, Network } from '@latchkey/core/adapter'
import { createClient, type Client } from 'viem'
import { askNode } from '../engine/askNode.ts'
import { createRpcTransport } from '../engine/createRpcTransport.ts'
import { toChain } from '../engine/toChain.ts'
import { toChainId } from '../engine/toChainId.ts'
import { toWalletError } from '../engine/toWalletError.ts'
import { getRpcUrls } from '../utils/getRpcUrls.ts'
import type { FeatureContext } from './types.ts'

/** Asks a chain for something. Rejects with errors of the catalogue. */
export type Read = (parameters: {
  /** A network, or the id of one of the app's. */
  readonly network: Network<'eip155'> | CaipNetworkId<'eip155'>
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal | undefined
}) => Promise<unknown>

/**
 * Makes what reads chains: through the wagmi config for the chains that it has, so that the app's own transports are
 * used, and by the network's own endpoints for others.
 */
export function createReader({ config, networks, parameters, clock, life }: FeatureContext): Read {
  const clients = new Map<number, Client>()

  const getClient = (network: Network<'eip155'> | CaipNetworkId<'eip155'>): Client => {
    const networkId = typeof network === 'string' ? network : network.caipNetworkId
    const chainId = toChainId(networkId.split(':')[1])
    if (chainId === undefined) throw new ModalError('network.invalidChainId', { context: { networkId } })
    if (config.chains.some(({ id }) => id === chainId)) return config.getClient({ chainId })
    const known =
      typeof network === 'string' ? networks.find(({ caipNetworkId }) => caipNetworkId === network) : network
    const [url, ...others] = known ? getRpcUrls(known, parameters) : []
    if (known === undefined || url === undefined)
      throw new ModalError('network.unsupported', { context: { networkId } })
    const client =
      clients.get(chainId) ??
      createClient({
        chain: toChain(known),
        transport: createRpcTransport({ urls: [url, ...others], hasPing: parameters.rpcPing !== false, life }),
      })
    clients.set(chainId, client)
    return client
  }

  return async ({ network, method, params, signal }) => {
    const client = getClient(network)
    try {
      return await withLimits(askNode(client, { method, params }), { clock, signals: [life, signal] })
    } catch (error) {
      throw toWalletError(error, { action: 'request', method })
    }
  }
}
