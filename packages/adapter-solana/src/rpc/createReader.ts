import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { ClockPort, Network } from '@latchkey/core/adapter'
import type { SolanaAdapterParameters } from '../types.ts'
import { getRpcUrls } from '../utils/getRpcUrls.ts'
import { createEndpoints, type AskNode } from './createEndpoints.ts'

/** Asks one chain for something, as `AskNode` does, and can open what nodes wrap their answers in. */
export interface Reader {
  readonly ask: AskNode
  /** The `value` of an answer that comes with the slot it was read at. */
  readonly askValue: AskNode
}

/** Finds the reader of a network. @throws `network.unsupported` if there is no endpoint for it */
export type GetReader = (network: Network<'solana'> | string) => Reader

/** Makes what reads chains. The networks of the app are found by their ids, too. */
export function createReader(parameters: {
  readonly networks: readonly Network<'solana'>[]
  readonly parameters: SolanaAdapterParameters
  readonly clock: ClockPort
  readonly life: AbortSignal
}): GetReader {
  const { networks, clock, life } = parameters
  const readers = new Map<string, Reader>()

  return (given) => {
    const network = typeof given === 'string' ? networks.find(({ caipNetworkId }) => caipNetworkId === given) : given
    const urls = network ? getRpcUrls(network, parameters.parameters) : []
    const networkId = typeof given === 'string' ? given : given.caipNetworkId
    if (urls.length === 0) throw new ModalError('network.unsupported', { context: { networkId } })
    const key = urls.join(' ')
    const known = readers.get(key)
    if (known) return known
    const ask = createEndpoints({ urls, clock, life })
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
