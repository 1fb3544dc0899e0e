import type { Devnet } from './Devnet.ts'

/** Returns the name of a local chain by its CAIP-2 id, or the id of any other chain. */
export function findNetworkName({ chains }: Devnet, caipNetworkId: string): string {
  return chains.find(({ network }) => network.caipNetworkId === caipNetworkId)?.network.name ?? caipNetworkId
}
