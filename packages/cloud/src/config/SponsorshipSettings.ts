import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** Where wallets may be smart accounts, and who pays for operations besides the operator's own accounts. */
export interface SponsorshipSettings {
  /** The networks of smart accounts. */
  readonly networks: readonly CaipNetworkId[]
  /** Those of them on which the project `dev` sponsors: the local chains, in development. */
  readonly devNetworks: readonly CaipNetworkId[]
  /** The URLs of paymasters (ERC-7677) for chains with an upstream bundler. */
  readonly paymasters: ReadonlyMap<CaipNetworkId, string>
}
