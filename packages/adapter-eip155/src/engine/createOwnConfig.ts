import type { Network } from '@latchkey/core/adapter'
import { createConfig, type Config } from '@wagmi/core'
import { http, type Chain, type Transport } from 'viem'
import { POLLING_INTERVAL } from './constants.ts'
import type { Eip155AdapterParameters } from '../types.ts'
import { getRpcUrls } from '../utils/getRpcUrls.ts'
import { createRpcTransport } from './createRpcTransport.ts'
import { toChain } from './toChain.ts'

/**
 * The wagmi config of an app that brought none: it stores nothing, because core remembers connections, and discovers
 * nothing, because the shell does.
 */
export function createOwnConfig(own: {
  readonly networks: readonly Network[]
  readonly parameters: Eip155AdapterParameters
  readonly life: AbortSignal
}): Config {
  const { networks, parameters, life } = own
  const chains: Chain[] = []
  const transports: Record<number, Transport> = {}
  for (const network of networks) {
    const chain = toChain(network)
    if (chain === undefined || chain.id in transports) continue
    chains.push(chain)
    const [first, ...others] = getRpcUrls(network, parameters)
    // Without an endpoint viem refuses to read, and wallets still connect.
    transports[chain.id] =
      first === undefined
        ? http()
        : createRpcTransport({ urls: [first, ...others], hasPing: parameters.rpcPing !== false, life })
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

/** What stands in the config of an app that names no EVM network: wagmi wants one. */
const ethereum: Chain = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
