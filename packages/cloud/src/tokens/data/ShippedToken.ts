import type { Token } from '../TokenList.ts'

/** The npm package that states a token's address, symbol, name and decimals; see `shippedTokens.ts`. */
export type TokenSource = 'aave' | 'lifi' | 'solana'

/** A token that ships with the cloud. */
export interface ShippedToken extends Pick<Token, 'chainId' | 'address' | 'symbol' | 'name' | 'decimals'> {
  readonly source: TokenSource
}
