import type { BitcoinNetworkId, WalletContext } from './ConnectedWallet.ts'

/**
 * Chooses the network of a wallet without a current network: the requested one if it is offered, else the app's first that
 * is, else the wallet's first. Returns `undefined` if the wallet offers none.
 */
export function chooseNetwork(parameters: {
  readonly offered: readonly BitcoinNetworkId[]
  readonly requested: string | undefined
  readonly networks: WalletContext['networks']
}): BitcoinNetworkId | undefined {
  const { offered, requested, networks } = parameters
  return [requested, ...networks.map(({ caipNetworkId }) => caipNetworkId), ...offered]
    .map((candidate) => offered.find((networkId) => networkId === candidate))
    .find((networkId) => networkId !== undefined)
}
