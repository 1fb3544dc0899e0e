import { ModalError, readProperty, withLimits } from '@latchkey/core/adapter'
import type { AdapterContext, ClockPort, Network } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'
import { createEndpoints, type AskNode } from './createEndpoints.ts'

/** Reads one chain. */
export interface Reader {
  readonly ask: AskNode
  /** Returns the `value` of an answer that nodes wrap together with its slot. */
  readonly askValue: AskNode
}

/** Returns the reader of a network. @throws `network.unsupported` for an id that is not one of the app's */
export type GetReader = (network: Network<'solana'> | string) => Reader

/** What a reader of chains needs. */
export interface ReaderContext {
  readonly networks: readonly Network<'solana'>[]
  readonly getEndpoints: AdapterContext<'solana'>['getEndpoints']
  readonly parameters: SolanaAdapterParameters
  readonly clock: ClockPort
  /** Aborts when the adapter is destroyed. */
  readonly signal: AbortSignal
}

/**
 * Creates the function that returns readers. Networks of the app may be given by id. Endpoints are resolved for each request,
 * because they change when the cloud's list of chains arrives; without one, requests reject with `network.unsupported`.
 */
export function createReader(parameters: ReaderContext): GetReader {
  const { networks, getEndpoints, clock, signal: adapterSignal } = parameters
  const endpoints = new Map<string, AskNode>()

  const open = (urls: readonly string[]): AskNode => {
    const key = urls.join(' ')
    const ask = endpoints.get(key) ?? createEndpoints({ urls, clock, signal: adapterSignal })
    endpoints.set(key, ask)
    return ask
  }

  return (requested) => {
    const network =
      typeof requested === 'string' ? networks.find(({ caipNetworkId }) => caipNetworkId === requested) : requested
    const networkId = typeof requested === 'string' ? requested : requested.caipNetworkId
    if (network === undefined) throw new ModalError('network.unsupported', { context: { networkId } })
    const ask: AskNode = async (method, params, signal) => {
      const resolving = getRpcUrls({ network, parameters: parameters.parameters, getEndpoints })
      const urls = await withLimits(resolving, { clock, signals: [adapterSignal, signal] })
      if (urls.length === 0) throw new ModalError('network.unsupported', { context: { networkId } })
      return open(urls)(method, params, signal)
    }
    return {
      ask,
      askValue: async (method, params, signal) => {
        const answer = await ask(method, params, signal)
        const value = readProperty(answer, 'value')
        if (value !== undefined) return value
        throw new ModalError('request.failed', { details: `${method} was answered without a value` })
      },
    }
  }
}

/** Returns the endpoints of a network: the app's own, unchanged, or those that core chooses. */
async function getRpcUrls(options: {
  readonly network: Network<'solana'>
  readonly parameters: SolanaAdapterParameters
  readonly getEndpoints: AdapterContext<'solana'>['getEndpoints']
}): Promise<readonly string[]> {
  const { network, parameters, getEndpoints } = options
  return [parameters.rpcUrls?.[String(network.id)] ?? (await getEndpoints(network))].flat()
}
