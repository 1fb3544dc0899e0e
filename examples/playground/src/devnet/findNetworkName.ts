import type { Devnet } from './Devnet.ts'

/** What a local chain is called, by its CAIP-2 id; the id itself where it is none of them. */
export function findNetworkName({ chains }: Devnet, caipNetworkId: string): string {
  return chains.find(({ network }) => network.caipNetworkId === caipNetworkId)?.network.name ?? caipNetworkId
}
