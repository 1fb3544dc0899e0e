import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** Whose functions a contract has, and so how its calldata is read. */
export type SwapDialect = 'kyberswap' | '1inch' | 'devnet'

/** The contracts with which a provider swaps on one network. */
export interface SwapContracts {
  readonly provider: SwapDialect
  readonly networkId: CaipNetworkId
  /** The contract that the transaction calls. */
  readonly router: string
  /** The contract that takes the paid token. */
  readonly spender: string
}
