import type { Transaction } from '@latchkey/protocol/api'
import { parseCaipAddress } from '@latchkey/protocol/caip'
import type { InfiniteQueryObserverResult } from '@tanstack/query-core'
import type { ActivityParameters } from './activityQuery.ts'
import { isCursorRefused } from '../query/definePagedQuery.ts'
import type { Purchases } from './purchasesPlugin.ts'
import type { ActivityList } from './toActivityList.ts'

/** The list of an account's transactions, and the state of reading it. */
export interface ActivityState extends ActivityList {
  /**
   * What sellers report of the account's purchases that began on this page, the newest first. Once paid out, a purchase is also among
   * `transactions`.
   */
  readonly coinbaseTransactions: readonly Transaction[]
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

const noPurchases: readonly Transaction[] = []
const nothing: ActivityList = { transactions: [], transactionsByYear: [], spam: [], next: undefined, isSupported: true }

/**
 * Combines what was read with the state of reading.
 *
 * @param purchases the state of `purchasesPlugin`.
 */
export function selectActivity(
  result: ActivityResult,
  parameters: ActivityParameters,
  purchases: Purchases = {},
): ActivityState {
  const { data = nothing, isFetching } = result
  // The list starts again; see `activityQuery.loadMore`.
  const error = isCursorRefused(result.error) ? null : result.error
  const { caipAddress } = parameters
  return {
    ...data,
    coinbaseTransactions: (caipAddress && purchases[caipAddress]) ?? noPurchases,
    loading: isFetching,
    empty: error !== null || (result.data !== undefined && data.transactions.length === 0),
    next: error === null ? data.next : undefined,
    error,
    lastNetworkInView: parseCaipAddress(caipAddress ?? '')?.networkId,
  }
}
