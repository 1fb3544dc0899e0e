import type { Network } from '@latchkey/core/adapter'
import type { GrantedAccount, SolanaNetworkId } from './ConnectedWallet.ts'

/**
 * Chooses the network of a connection, because Solana wallets have no current network: the preferred one, or else the app's
 * first, if the account may be used there; or else the account's first.
 */
export function chooseNetwork(parameters: {
  readonly offered: GrantedAccount['networkIds']
  readonly preferred: string | undefined
  /** The app's networks. */
  readonly networks: readonly Network<'solana'>[]
}): SolanaNetworkId | undefined {
  const { offered, preferred, networks } = parameters
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  if (offered === 'all') return ids.find((id) => id === preferred) ?? ids[0]
  const candidate = [preferred, ...ids].find((id) => offered.some((other) => other === id))
  return offered.find((id) => id === candidate) ?? offered[0]
}
