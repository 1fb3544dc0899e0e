import type { DevnetEvmChain } from '../DevnetDescription.ts'

/** What is fixed about a chain before it runs, and which of the caller's ports it listens on. */
export interface ChainDefinition extends Pick<DevnetEvmChain, 'chainId' | 'caipNetworkId' | 'name' | 'nativeCurrency'> {
  readonly portName: 'evm' | 'secondEvm'
}

/** The chains that a devnet can run. Their currencies differ, so that an app which shows the wrong one is found out. */
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
