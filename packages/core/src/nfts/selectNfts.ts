import type { InfiniteQueryObserverResult } from '@tanstack/query-core'
import { isCursorRefused } from '../query/definePagedQuery.ts'
import type { NftList } from './toNftList.ts'

/** The list of an account's non-fungible tokens, and the state of reading it. */
export interface NftsState extends NftList {
  /** Whether a page is being read. */
  readonly loading: boolean
  /** Whether the account has none, hidden ones included, as far as is known. */
  readonly empty: boolean
  /** After a failure, `nfts` has what earlier reads brought. */
  readonly error: Error | null
}

/** The result of an infinite query, as far as the state depends on it. */
export type NftsResult = Pick<InfiniteQueryObserverResult<NftList>, 'data' | 'error' | 'isFetching'>

const nothing: NftList = { nfts: [], spam: [], next: undefined, isSupported: true }

/** Combines what was read with the state of reading. */
export function selectNfts(result: NftsResult): NftsState {
  const { data = nothing, isFetching } = result
  // The list starts again; see `PagedQuery.loadMore`.
  const error = isCursorRefused(result.error) ? null : result.error
  return {
    ...data,
    loading: isFetching,
    empty: error === null && result.data !== undefined && data.nfts.length + data.spam.length === 0,
    next: error === null ? data.next : undefined,
    error,
  }
}
