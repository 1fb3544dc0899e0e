import type { DevnetEvmChain } from '../DevnetDescription.ts'

/** The fixed properties of a chain, and the name of its port option. */
export interface ChainDefinition extends Pick<DevnetEvmChain, 'chainId' | 'caipNetworkId' | 'name' | 'nativeCurrency'> {
  readonly portName: 'evm' | 'secondEvm'
}

/** The chains that a devnet can run. Their currencies differ, to expose apps that show the wrong one. */
export const chainDefinitions: readonly ChainDefinition[] = [
  {
    chainId: 31337,
    caipNetworkId: 'eip155:31337',
    name: 'Devnet One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    portName: 'evm',
  },
  {
    chainId: 31338,
    caipNetworkId: 'eip155:31338',
    name: 'Devnet Two',
    nativeCurrency: { name: 'Dev Ether', symbol: 'DEV', decimals: 18 },
    portName: 'secondEvm',
  },
]
