import { isNamespace, parseCaipAddress, type CaipAddress } from '@latchkey/protocol/caip'
import {
  InfiniteQueryObserver,
  type InfiniteData,
  type InfiniteQueryObserverOptions,
  type QueryKey,
} from '@tanstack/query-core'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Modal } from '../plugin/Modal.ts'
import { ofAccount, queryScopePlugin } from '../query/defineQuery.ts'
import { toStaleTime } from '../query/toStaleTime.ts'
import { unsupportedPage, type ActivityPage } from './ActivityPage.ts'
import { activitySourcePlugin } from './activitySourcePlugin.ts'
import { ACTIVITY_FRESH, ACTIVITY_NAMESPACES } from './constants.ts'
import { isCursorRefused } from './isCursorRefused.ts'
import { mergeFirstPage } from './mergeFirstPage.ts'
import { toActivityList, type ActivityList } from './toActivityList.ts'

/** Whose transactions, on which network. */
export interface ActivityParameters {
  /** CAIP-10: the account and its network. `undefined` while nothing is connected. */
  readonly caipAddress: CaipAddress | undefined
}

type Pages = InfiniteData<ActivityPage, string | undefined>
type QueryModal = Pick<Modal, 'plugin'>

/** A list that is read in pages, for any modal. */
export interface ActivityQuery {
  /** Options for `useInfiniteQuery` of TanStack Query, with the modal's query client (`queryClientPlugin`). */
  options(
    modal: QueryModal,
    parameters: ActivityParameters,
  ): InfiniteQueryObserverOptions<ActivityPage, Error, ActivityList, QueryKey, string | undefined>
  /**
   * Returns the transactions read so far, and reads the first page if there is none or it is stale.
   *
   * @throws `activity.failed`; `account.addressNotFound` without an account.
   */
  read(modal: QueryModal, parameters: ActivityParameters): Promise<ActivityList>
  /** Reads the next page and returns all transactions; if the cursor has expired, the list starts again. Throws as `read` does. */
  loadMore(modal: QueryModal, parameters: ActivityParameters): Promise<ActivityList>
  /** Returns the transactions read so far. Makes no request. */
  getCached(modal: QueryModal, parameters: ActivityParameters): ActivityList | undefined
  /** Marks a list as stale, and reads its newest transactions if it is in use. */
  invalidate(modal: QueryModal, parameters: ActivityParameters): Promise<void>
}

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
export const activityQuery: ActivityQuery = {
  options: toOptions,
  read: async (modal, parameters) => {
    const { client } = modal.plugin(queryScopePlugin).get()
    assertAccount(parameters)
    return toActivityList(await client.fetchInfiniteQuery(toOptions(modal, parameters)))
  },
  loadMore: async (modal, parameters) => {
    const { client } = modal.plugin(queryScopePlugin).get()
    assertAccount(parameters)
    const options = toOptions(modal, parameters)
    if (client.getQueryData(options.queryKey) === undefined) return activityQuery.read(modal, parameters)
    const observer = new InfiniteQueryObserver(client, { ...options, enabled: false })
    const end = observer.subscribe(() => undefined)
    try {
      const more = await observer.fetchNextPage()
      if (!more.isError) return more.data ?? toActivityList({ pages: [], pageParams: [] })
      if (!isCursorRefused(more.error)) throw more.error
      client.setQueryData<Pages>(options.queryKey, (pages) => pages && takeFirst(pages))
      const restarted = await observer.refetch()
      if (restarted.data === undefined || restarted.isError) throw restarted.error ?? more.error
      return restarted.data
    } finally {
      end()
    }
  },
  getCached: (modal, parameters) => {
    const { client } = modal.plugin(queryScopePlugin).get()
    const pages = client.getQueryData<Pages>(toKey(parameters))
    return pages && toActivityList(pages)
  },
  invalidate: async (modal, parameters) => {
    const { client } = modal.plugin(queryScopePlugin).get()
    await client.invalidateQueries({ queryKey: toKey(parameters), exact: true })
  },
}

function toOptions(modal: QueryModal, parameters: ActivityParameters): ReturnType<ActivityQuery['options']> {
  const { client, context } = modal.plugin(queryScopePlugin).get()
  const { caipAddress } = parameters
  const queryKey = toKey(parameters)

  const fetch = async (cursor: string | undefined, signal: AbortSignal): Promise<ActivityPage> => {
    if (caipAddress === undefined) throw createMissingAccount()
    const { namespace = '' } = parseCaipAddress(caipAddress) ?? {}
    if (context.settings.cloud === null || !isNamespace(namespace) || !ACTIVITY_NAMESPACES.includes(namespace))
      return unsupportedPage
    const known = client.getQueryData<Pages>(queryKey)
    // The list is being renewed, and this page still follows the one before it.
    const kept = cursor === undefined ? undefined : known?.pages[known.pageParams.indexOf(cursor)]
    if (kept) return kept
    const source = await context.plugin(activitySourcePlugin).load()
    const page = await source.readPage({ caipAddress, cursor, signal })
    return cursor === undefined ? mergeFirstPage(page, known) : page
  }

  return {
    queryKey,
    enabled: caipAddress !== undefined,
    staleTime: toStaleTime<Pages>(context.ports.clock, ACTIVITY_FRESH),
    refetchOnWindowFocus: true,
    meta: ofAccount,
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    select: toActivityList,
    queryFn: ({ pageParam, signal }) => fetch(pageParam, signal),
  }
}

function toKey({ caipAddress }: ActivityParameters): readonly (string | undefined)[] {
  return ['activity', caipAddress]
}

function takeFirst({ pages, pageParams }: Pages): Pages {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function assertAccount({ caipAddress }: ActivityParameters): void {
  if (caipAddress === undefined) throw createMissingAccount()
}

function createMissingAccount(): ModalError {
  return new ModalError('account.addressNotFound', { text: 'No ActiveCaipAddress found' })
}
