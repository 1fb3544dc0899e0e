import type { AdapterContext, ClockPort } from '@latchkey/core/adapter'
import { createConfig, type Config } from '@wagmi/core'
import { http, type Chain, type Transport } from 'viem'
import { POLLING_INTERVAL } from './pollingInterval.ts'
import type { Eip155AdapterParameters } from '../types.ts'
import { createRpcTransport } from './createRpcTransport.ts'
import { getRpcUrls } from './getRpcUrls.ts'
import { toChain } from './toChain.ts'

/**
 * Creates the wagmi config of an app without one. It stores nothing, because core remembers connections, and discovers
 * nothing, because the adapter does.
 */
export function createOwnConfig(options: {
  readonly context: Pick<AdapterContext<'eip155'>, 'networks' | 'getEndpoints'> & {
    readonly ports: { readonly clock: Pick<ClockPort, 'now'> }
  }
  readonly parameters: Eip155AdapterParameters
  readonly signal: AbortSignal
}): Config {
  const { context, parameters, signal } = options
  const chains: Chain[] = []
  const transports: Record<number, Transport> = {}
  for (const network of context.networks) {
    const chain = toChain(network)
    if (chain === undefined || chain.id in transports) continue
    chains.push(chain)
    transports[chain.id] = createRpcTransport({
      getUrls: () => getRpcUrls({ network, parameters, getEndpoints: context.getEndpoints }),
      hasPing: parameters.rpcPing !== false,
      clock: context.ports.clock,
      signal,
    })
  }
  const [first = ethereum, ...others] = chains
  return createConfig({
    chains: [first, ...others],
    transports: { [ethereum.id]: http(), ...transports },
    connectors: [],
    multiInjectedProviderDiscovery: false,
    pollingInterval: POLLING_INTERVAL,
    storage: null,
  })
}

/** The chain in the config of an app without EVM networks; wagmi requires one. */
const ethereum: Chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
