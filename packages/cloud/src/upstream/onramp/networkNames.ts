import type { CaipNetworkId } from '@latchkey/protocol/caip'

/**
 * The networks that have a name in options and quotes (S9.065, and Solana). All sellers use these names, so that their quotes can be
 * compared; other networks are named by their CAIP-2 id.
 */
export const networkIds: ReadonlyMap<string, CaipNetworkId> = new Map([
  ['ethereum', 'eip155:1'],
  ['arbitrum', 'eip155:42161'],
  ['polygon', 'eip155:137'],
  ['berachain', 'eip155:80094'],
  ['avalanche-c-chain', 'eip155:43114'],
  ['optimism', 'eip155:10'],
  ['celo', 'eip155:42220'],
  ['base', 'eip155:8453'],
  ['solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
])

/** Returns the name of a network. */
export function getNetworkName(id: CaipNetworkId): string {
  for (const [name, known] of networkIds) if (known === id) return name
  return id
}
