import type { CaipAddress } from '@latchkey/protocol/caip'
import {
  InfiniteQueryObserver,
  type InfiniteData,
  type InfiniteQueryObserverOptions,
  type QueryKey,
} from '@tanstack/query-core'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { Modal } from '../plugin/Modal.ts'
import { ofAccount, queryScopePlugin, type QueryContext } from './defineQuery.ts'
import { toStaleTime } from './toStaleTime.ts'

/** Whose list, on which network. */
export interface PagedQueryParameters {
  /** CAIP-10: the account and its network. `undefined` while nothing is connected. */
  readonly caipAddress: CaipAddress | undefined
}

type QueryModal = Pick<Modal, 'plugin'>

/** A list that is read in pages, for any modal. */
export interface PagedQuery<page, list> {
  /** Options for `useInfiniteQuery` of TanStack Query, with the modal's query client (`queryClientPlugin`). */
  options(
    modal: QueryModal,
    parameters: PagedQueryParameters,
  ): InfiniteQueryObserverOptions<page, Error, list, QueryKey, string | undefined>
  /**
   * Returns what was read so far, and reads the first page if there is none or it is stale.
   *
   * @throws what reading a page throws; `account.addressNotFound` without an account.
   */
  read(modal: QueryModal, parameters: PagedQueryParameters): Promise<list>
  /** Reads the next page and returns the whole list; if the cursor has expired, the list starts again. Throws as `read` does. */
  loadMore(modal: QueryModal, parameters: PagedQueryParameters): Promise<list>
  /** Returns what was read so far. Makes no request. */
  getCached(modal: QueryModal, parameters: PagedQueryParameters): list | undefined
  /** Marks a list as stale, and reads its first page again if it is in use. */
  invalidate(modal: QueryModal, parameters: PagedQueryParameters): Promise<void>
}

/** How to read one kind of list. */
export interface PagedQueryDefinition<page, list> {
  /** The first part of each key. */
  readonly name: string
  /** How long a list is fresh, in ms. */
  readonly staleTime: number
  /** A page that is known without a request: where nothing can be read. */
  getFixed(context: QueryContext, caipAddress: CaipAddress): page | undefined
  /** @throws `api.refused` with status 400 if the cursor is not valid any more. */
  fetch(
    context: QueryContext,
    parameters: {
      readonly caipAddress: CaipAddress
      /** `next` of the previous page. */
      readonly cursor: string | undefined
      readonly signal: AbortSignal
    },
  ): Promise<page>
  /** Joins a new first page with the pages that it begins. By default they are read again when they are asked for. */
  renew?(page: page, known: InfiniteData<page, string | undefined> | undefined): page
  /** Joins the pages. */
  toList(pages: InfiniteData<page, string | undefined>): list
}

/** Defines a list that is read in pages. A list of many pages is renewed with one request. */
export function definePagedQuery<page extends { readonly next?: string | undefined }, list>(
  definition: PagedQueryDefinition<page, list>,
): PagedQuery<page, list> {
  const { name, renew = (first) => first, staleTime, toList } = definition
  type Pages = InfiniteData<page, string | undefined>
  const toKey = ({ caipAddress }: PagedQueryParameters): readonly (string | undefined)[] => [name, caipAddress]

  const toOptions = (
    modal: QueryModal,
    parameters: PagedQueryParameters,
  ): ReturnType<PagedQuery<page, list>['options']> => {
    const { client, context } = modal.plugin(queryScopePlugin).get()
    const { caipAddress } = parameters
    const queryKey = toKey(parameters)

    const fetch = async (cursor: string | undefined, signal: AbortSignal): Promise<page> => {
      if (caipAddress === undefined) throw createMissingAccount()
      const fixed = definition.getFixed(context, caipAddress)
      if (fixed !== undefined) return fixed
      const known = client.getQueryData<Pages>(queryKey)
      // The list is being renewed, and this page still follows the one before it.
      const kept = cursor === undefined ? undefined : known?.pages[known.pageParams.indexOf(cursor)]
      if (kept !== undefined) return kept
      const page = await definition.fetch(context, { caipAddress, cursor, signal })
      return cursor === undefined ? renew(page, known) : page
    }

    return {
      queryKey,
      enabled: caipAddress !== undefined,
      staleTime: toStaleTime<Pages>(context.ports.clock, staleTime),
      refetchOnWindowFocus: true,
      meta: ofAccount,
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      select: toList,
      queryFn: ({ pageParam, signal }) => fetch(pageParam, signal),
    }
  }

  const query: PagedQuery<page, list> = {
    options: toOptions,
    read: async (modal, parameters) => {
      const { client } = modal.plugin(queryScopePlugin).get()
      assertAccount(parameters)
      return toList(await client.fetchInfiniteQuery(toOptions(modal, parameters)))
    },
    loadMore: async (modal, parameters) => {
      const { client } = modal.plugin(queryScopePlugin).get()
      assertAccount(parameters)
      const options = toOptions(modal, parameters)
      if (client.getQueryData(options.queryKey) === undefined) return query.read(modal, parameters)
      const observer = new InfiniteQueryObserver(client, { ...options, enabled: false })
      const end = observer.subscribe(() => undefined)
      try {
        const more = await observer.fetchNextPage()
        if (!more.isError) return more.data ?? toList({ pages: [], pageParams: [] })
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
      return pages && toList(pages)
    },
    invalidate: async (modal, parameters) => {
      const { client } = modal.plugin(queryScopePlugin).get()
      await client.invalidateQueries({ queryKey: toKey(parameters), exact: true })
    },
  }
  return query
}

/** Returns whether the cloud refused the cursor of a request: it accepted the same request without one. */
export function isCursorRefused(error: unknown): boolean {
  return isModalError(error, 'api.refused') && error.context?.status === 400
}

function takeFirst<page>({ pages, pageParams }: InfiniteData<page, string | undefined>) {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function assertAccount({ caipAddress }: PagedQueryParameters): void {
  if (caipAddress === undefined) throw createMissingAccount()
}

function createMissingAccount(): ModalError {
  return new ModalError('account.addressNotFound', { text: 'No ActiveCaipAddress found' })
}
