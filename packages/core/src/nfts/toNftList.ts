import type { Nft } from '@latchkey/protocol/api'
import type { InfiniteData } from '@tanstack/query-core'
import type { NftPage } from './NftPage.ts'

/** The non-fungible tokens that were read so far. */
export interface NftList {
  readonly nfts: readonly Nft[]
  /** The hidden tokens: show how many there are, and reveal them only on request. */
  readonly spam: readonly Nft[]
  /** The cursor of the next page; absent on the last one. */
  readonly next: string | undefined
  /** Whether tokens are read on this network. */
  readonly isSupported: boolean
}

/** Joins the pages that were read. A token that moved to the next page meanwhile is listed once. */
export function toNftList({ pages }: InfiniteData<NftPage, string | undefined>): NftList {
  const ids = new Set<string>()
  const all = pages
    .flatMap(({ nfts }) => nfts)
    .filter(({ address, tokenId }) => {
      const key = `${address.toLowerCase()} ${tokenId}`
      return !ids.has(key) && ids.add(key)
    })
  return {
    nfts: all.filter(({ flags }) => flags?.is_spam !== true),
    spam: all.filter(({ flags }) => flags?.is_spam === true),
    next: pages.at(-1)?.next,
    isSupported: pages[0]?.isUnsupported !== true,
  }
}
