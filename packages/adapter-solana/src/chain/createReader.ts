import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { ClockPort, Network } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'
import { getRpcUrls } from './getRpcUrls.ts'
import { createEndpoints, type AskNode } from './createEndpoints.ts'

/** Reads one chain. */
export interface Reader {
  readonly ask: AskNode
  /** Returns the `value` of an answer that nodes wrap together with its slot. */
  readonly askValue: AskNode
}

/** Returns the reader of a network. @throws `network.unsupported` without an endpoint */
export type GetReader = (network: Network<'solana'> | string) => Reader

/** Creates the function that returns readers. Networks of the app may be given by id. */
export function createReader(parameters: {
  readonly networks: readonly Network<'solana'>[]
  readonly parameters: SolanaAdapterParameters
  readonly clock: ClockPort
  readonly signal: AbortSignal
}): GetReader {
  const { networks, clock, signal: adapterSignal } = parameters
  const readers = new Map<string, Reader>()

  return (requested) => {
    const network =
      typeof requested === 'string' ? networks.find(({ caipNetworkId }) => caipNetworkId === requested) : requested
    const urls = network ? getRpcUrls(network, parameters.parameters) : []
    const networkId = typeof requested === 'string' ? requested : requested.caipNetworkId
    if (urls.length === 0) throw new ModalError('network.unsupported', { context: { networkId } })
    const key = urls.join(' ')
    const known = readers.get(key)
    if (known) return known
    const ask = createEndpoints({ urls, clock, signal: adapterSignal })
    const reader: Reader = {
      ask,
      askValue: async (method, params, signal) => {
        const answer = await ask(method, params, signal)
        const value = readProperty(answer, 'value')
        if (value !== undefined) return value
        throw new ModalError('request.failed', { details: `${method} was answered without a value` })
      },
    }
    readers.set(key, reader)
    return reader
  }
}
