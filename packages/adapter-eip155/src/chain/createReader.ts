import { ModalError, withLimits } from '@latchkey/core/adapter'
import type { AdapterContext, CaipNetworkId, ClockPort, Network } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { createClient, type Client } from 'viem'
import { askNode } from './askNode.ts'
import { createRpcTransport } from './createRpcTransport.ts'
import { toChain } from './toChain.ts'
import { toChainId } from './toChainId.ts'
import { toWalletError } from '../wallets/toWalletError.ts'
import { getRpcUrls } from './getRpcUrls.ts'
import type { Eip155AdapterParameters } from '../types.ts'

/** What a reader of chains needs. */
export interface ReaderContext {
  readonly config: Config
  readonly networks: readonly Network<'eip155'>[]
  readonly getEndpoints: AdapterContext<'eip155'>['getEndpoints']
  readonly parameters: Eip155AdapterParameters
  readonly clock: ClockPort
  /** Aborts when the adapter is destroyed. */
  readonly signal: AbortSignal
}

/** Sends a request to a chain. Rejects with errors of the catalogue. */
export type Read = (parameters: {
  /** A network, or the id of one of the app's networks. */
  readonly network: Network<'eip155'> | CaipNetworkId<'eip155'>
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal: AbortSignal | undefined
}) => Promise<unknown>

/**
 * Creates the reader of chains. It uses the wagmi config for the chains that it has, so that the app's own transports are
 * used. Other chains are read over the endpoints of their network.
 */
export function createReader(context: ReaderContext): Read {
  const { config, networks, parameters, clock, getEndpoints } = context
  const clients = new Map<number, Client>()

  const getClient = async (network: Network<'eip155'> | CaipNetworkId<'eip155'>): Promise<Client> => {
    const networkId = typeof network === 'string' ? network : network.caipNetworkId
    const chainId = toChainId(networkId.split(':')[1])
    if (chainId === undefined) throw new ModalError('network.invalidChainId', { context: { networkId } })
    if (config.chains.some(({ id }) => id === chainId)) return config.getClient({ chainId })
    const known =
      typeof network === 'string' ? networks.find(({ caipNetworkId }) => caipNetworkId === network) : network
    const getUrls = async () => (known ? getRpcUrls({ network: known, parameters, getEndpoints }) : [])
    if (known === undefined || (await getUrls()).length === 0)
      throw new ModalError('network.unsupported', { context: { networkId } })
    const client =
      clients.get(chainId) ??
      createClient({
        chain: toChain(known),
        transport: createRpcTransport({
          getUrls,
          hasPing: parameters.rpcPing !== false,
          clock,
          signal: context.signal,
        }),
      })
    clients.set(chainId, client)
    return client
  }

  return async ({ network, method, params, signal }) => {
    const limits = { clock, signals: [context.signal, signal] }
    const client = await withLimits(getClient(network), limits)
    try {
      return await withLimits(askNode(client, { method, params }), limits)
    } catch (error) {
      throw toWalletError(error, { action: 'request', method })
    }
  }
}
