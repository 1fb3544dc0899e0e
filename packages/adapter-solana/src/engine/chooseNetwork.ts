import type { Network } from '@latchkey/core/adapter'
import type { GrantedAccount, SolanaNetworkId } from './types.ts'

/**
 * Where a connection is, since Solana's wallets are on no network of their own: on the one that is preferred, or else on the
 * app's first, if the account may be used there; or else on the first of the account's.
 */
export function chooseNetwork(parameters: {
  readonly offered: GrantedAccount['networkIds']
  readonly preferred: string | undefined
  /** The app's networks. */
  readonly networks: readonly Network<'solana'>[]
}): SolanaNetworkId | undefined {
  const { offered, preferred, networks } = parameters
  const own = networks.map(({ caipNetworkId }) => caipNetworkId)
  if (offered === 'all') return own.find((id) => id === preferred) ?? own[0]
  const wanted = [preferred, ...own].find((candidate) => offered.some((id) => id === candidate))
  return offered.find((id) => id === wanted) ?? offered[0]
}
