import type { BitcoinNetworkId, LinkContext } from './links/types.ts'

/**
 * The network of a wallet that is on none of its own: the one that is wanted if it is offered, else the first of the app's
 * that is, else the wallet's first. `undefined` if it offers none.
 */
export function chooseNetwork(parameters: {
  readonly offered: readonly BitcoinNetworkId[]
  readonly wanted: string | undefined
  readonly networks: LinkContext['networks']
}): BitcoinNetworkId | undefined {
  const { offered, wanted, networks } = parameters
  return [wanted, ...networks.map(({ caipNetworkId }) => caipNetworkId), ...offered]
    .map((candidate) => offered.find((networkId) => networkId === candidate))
    .find((networkId) => networkId !== undefined)
}
