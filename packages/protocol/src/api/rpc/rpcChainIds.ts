import type { CaipNetworkId } from '../../caip/caipTypes.ts'

/**
 * The chains whose RPC the modal requests from the cloud. The operator chooses which of them a cloud serves: see
 * `getSupportedChains`. An app's own RPC URL takes precedence.
 */
export const rpcChainIds: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:97',
  'eip155:100',
  'eip155:137',
  'eip155:324',
  'eip155:1101',
  'eip155:5000',
  'eip155:8217',
  'eip155:8453',
  'eip155:42161',
  'eip155:42220',
  'eip155:43113',
  'eip155:43114',
  'eip155:59144',
  'eip155:80002',
  'eip155:84532',
  'eip155:421614',
  'eip155:534352',
  'eip155:7777777',
  'eip155:11155111',
  'eip155:11155420',
  'eip155:1313161554',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'bip122:000000000019d6689c085ae165831e93',
  // The local chains of `latchkey-devnet`.
  'eip155:31337',
  'eip155:31338',
]
