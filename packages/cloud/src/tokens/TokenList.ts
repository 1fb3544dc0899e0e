import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** A token contract or mint. */
export interface Token {
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
  /** EIP-55 on eip155, base58 on solana. */
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** https or ipfs, from a list that the operator added. A picture proxy has to fetch it, never the page. */
  readonly logoUri?: string | undefined
  /** Whether another listed token of the chain has the same symbol, in any case. A symbol alone does not select it. */
  readonly sharesSymbol?: true | undefined
}

/** The tokens that are listed. All others are unlisted: shown apart, and not part of a total. */
export interface TokenList {
  /** The tokens of a chain, preferred first; none for an unknown chain. */
  list(caipNetworkId: CaipNetworkId): readonly Token[]
}
