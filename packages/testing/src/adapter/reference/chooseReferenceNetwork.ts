import { ModalError } from '@latchkey/core/adapter'
import type { CaipNetworkId, Network } from '@latchkey/core/adapter'

/**
 * The network for a wallet that is on none of its own: the one that is preferred, or else the app's first, if the wallet
 * offers it; or else the wallet's first.
 */
export function chooseReferenceNetwork(parameters: {
  readonly offered: readonly CaipNetworkId[]
  readonly preferred: string | undefined
  /** The app's networks. */
  readonly networks: readonly Network[]
}): CaipNetworkId {
  const { offered, preferred, networks } = parameters
  const wanted = [preferred, ...networks.map(({ caipNetworkId }) => caipNetworkId), offered[0]]
  for (const candidate of wanted) {
    const chosen = offered.find((networkId) => networkId === candidate)
    if (chosen !== undefined) return chosen
  }
  throw new ModalError('wallet.invalidResponse', { details: 'The wallet offers no network' })
}
