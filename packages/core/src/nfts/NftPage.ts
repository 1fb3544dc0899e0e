import type { Nft } from '@latchkey/protocol/api'

/** A page of an account's non-fungible tokens. */
export interface NftPage {
  readonly nfts: readonly Nft[]
  /** The cursor of the next page; absent on the last one. */
  readonly next?: string | undefined
  /** Set if no tokens are read on the network. */
  readonly isUnsupported?: true | undefined
}

/** The only page on a network whose tokens are not read. */
export const unsupportedPage: NftPage = { nfts: [], isUnsupported: true }
