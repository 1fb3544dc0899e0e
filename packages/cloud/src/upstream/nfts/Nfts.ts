import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { FailedAttempt } from '../pool/Attempt.ts'

/** A non-fungible token of an account, as its contract and its metadata describe it: anything may be false. */
export interface OwnedNft {
  readonly contract: string
  /** In decimal digits. */
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155'
  /** In decimal digits. */
  readonly amount: string
  readonly name?: string | undefined
  /** The name of the contract. */
  readonly collection?: string | undefined
  readonly description?: string | undefined
  /** `https:`, `ipfs:` or `data:`, not checked. */
  readonly imageUrl?: string | undefined
  /** Whether the provider calls the contract spam. */
  readonly isSpam?: boolean | undefined
}

/** One page of an account's tokens on one chain. */
export interface NftQuestion {
  readonly chainId: CaipNetworkId
  readonly account: string
  /** `next` of the previous page of the same provider; `undefined` for the first. */
  readonly cursor: string | undefined
}

/** A page. It can be empty although others follow. */
export interface NftPage {
  readonly nfts: readonly OwnedNft[]
  /** The provider's cursor of the next page; `undefined` on the last page. */
  readonly next: string | undefined
}

/** A source of non-fungible tokens. */
export interface NftProvider {
  /** The chains that it serves. */
  readonly chainIds: readonly CaipNetworkId[]
  /** Rejects only if `signal` aborts. */
  read(parameters: {
    readonly question: NftQuestion
    /** In ms. */
    readonly timeout: number
    readonly signal?: AbortSignal | undefined
  }): Promise<{ readonly kind: 'answered'; readonly value: NftPage } | FailedAttempt>
}
