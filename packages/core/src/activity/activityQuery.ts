import { isNamespace, parseCaipAddress } from '@latchkey/protocol/caip'
import { definePagedQuery, type PagedQuery, type PagedQueryParameters } from '../query/definePagedQuery.ts'
import { unsupportedPage, type ActivityPage } from './ActivityPage.ts'
import { activitySourcePlugin } from './activitySourcePlugin.ts'
import { ACTIVITY_FRESH, ACTIVITY_NAMESPACES } from './constants.ts'
import { mergeFirstPage } from './mergeFirstPage.ts'
import { toActivityList, type ActivityList } from './toActivityList.ts'

/** Whose transactions, on which network. */
export type ActivityParameters = PagedQueryParameters

/** The transactions of an account, read in pages. `read` and `loadMore` fail with `activity.failed`. */
export type ActivityQuery = PagedQuery<ActivityPage, ActivityList>

/**
 * The transactions of an account on one network, newest first, in pages that the cloud sizes (50). Spam is apart. A list of
 * many pages is renewed with one request. On a network without history, and without a cloud, the list is empty and no request is
 * made.
 *
 * @example
 * ```ts
 * const { transactions, next } = await activityQuery.read(modal, { caipAddress })
 * if (next !== undefined) await activityQuery.loadMore(modal, { caipAddress })
 * ```
 */
export const activityQuery: ActivityQuery = /*#__PURE__*/ definePagedQuery<ActivityPage, ActivityList>({
  name: 'activity',
  staleTime: ACTIVITY_FRESH,
  getFixed: ({ settings }, caipAddress) => {
    const { namespace = '' } = parseCaipAddress(caipAddress) ?? {}
    const isRead = settings.cloud !== null && isNamespace(namespace) && ACTIVITY_NAMESPACES.includes(namespace)
    return isRead ? undefined : unsupportedPage
  },
  fetch: async (context, parameters) => (await context.plugin(activitySourcePlugin).load()).readPage(parameters),
  renew: mergeFirstPage,
  toList: toActivityList,
})
