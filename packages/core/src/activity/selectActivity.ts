import { parseCaipAddress } from '@latchkey/protocol/caip'
import type { InfiniteQueryObserverResult } from '@tanstack/query-core'
import type { ActivityParameters } from './activityQuery.ts'
import { isCursorRefused } from '../query/definePagedQuery.ts'
import type { ActivityList } from './toActivityList.ts'

/** The list of an account's transactions, and the state of reading it. */
export interface ActivityState extends ActivityList {
  /** Whether a page is being read. */
  readonly loading: boolean
  /** Whether the last read brought no transaction or failed. After a failure, `transactions` has what earlier reads brought. */
  readonly empty: boolean
  /** The cursor of the next page; absent on the last one, and after a failure. */
  readonly next: string | undefined
  readonly error: Error | null
  /** The CAIP-2 id of the network whose transactions these are. */
  readonly lastNetworkInView: string | undefined
}

/** The result of an infinite query, as far as the state depends on it. */
export type ActivityResult = Pick<InfiniteQueryObserverResult<ActivityList>, 'data' | 'error' | 'isFetching'>

const nothing: ActivityList = { transactions: [], transactionsByYear: [], spam: [], next: undefined, isSupported: true }

/** Combines what was read with the state of reading. */
export function selectActivity(result: ActivityResult, parameters: ActivityParameters): ActivityState {
  const { data = nothing, isFetching } = result
  // The list starts again; see `activityQuery.loadMore`.
  const error = isCursorRefused(result.error) ? null : result.error
  return {
    ...data,
    loading: isFetching,
    empty: error !== null || (result.data !== undefined && data.transactions.length === 0),
    next: error === null ? data.next : undefined,
    error,
    lastNetworkInView: parseCaipAddress(parameters.caipAddress ?? '')?.networkId,
  }
}
