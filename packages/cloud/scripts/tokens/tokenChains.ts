import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** The chains of the shipped list: those on which swaps can be offered, and Solana. Keys are the numbers that sources use. */
export const tokenChains = new Map<number, CaipNetworkId>([
  ...[1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554].map(
    (chainId) => [chainId, `eip155:${chainId}`] satisfies [number, CaipNetworkId],
  ),
  // In the Solana registry, and in lifi's types.
  [101, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  [1151111081099710, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
])
