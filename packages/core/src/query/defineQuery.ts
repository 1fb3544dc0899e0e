// Owns how a fact that a server or a chain reports is read: one cache, its freshness, the pause after a failure, and the
// copy that outlives the page.
import {
  onlineManager,
  QueryObserver,
  type Query,
  type QueryClient,
  type QueryObserverOptions,
} from '@tanstack/query-core'
import { selectIsConnected } from '../connect/connectionState.ts'
import type { ErrorCode } from '../kernel/errors/codes.ts'
import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { StoredItem } from '../kernel/store/StoredItem.ts'
import { definePlugin, type PluginContext } from '../plugin/definePlugin.ts'
import type { Modal, ModalControllers } from '../plugin/Modal.ts'
import { createStoredValues, type Persisted, type StoredValues } from './createStoredValues.ts'
import { queryClientPlugin } from './queryClientPlugin.ts'
import { toStaleTime } from './toStaleTime.ts'

/** What `fetch` can use: the controllers and ports of the modal. */
export type QueryContext = ModalControllers &
  Pick<Modal, 'plugin'> &
  Pick<PluginContext<object>, 'persist' | 'ports' | 'settings' | 'showError'>

/** How to read one kind of value, and how long it holds. */
export interface QueryDefinition<parameters, value> {
  /** The first part of each key. */
  readonly name: string
  /** What tells one value from another; `undefined` disables the query, for example while there is no account. */
  key(parameters: parameters): readonly (string | number | null)[] | undefined
  fetch(context: QueryContext, parameters: parameters & { readonly signal: AbortSignal }): Promise<value>
  /** How long a value is fresh, in ms. */
  readonly staleTime: number | ((value: value) => number)
  /** How long after a failure the same error returns without a request, in ms. `invalidate` does not shorten it. */
  readonly retryBlock?: number | undefined
  /**
   * The code that every failure gets. The error is shown once, where errors of its code are shown, even if several queries
   * fail because of it. `connection.required`
   * is not a failure: it is thrown unchanged, neither shown nor remembered.
   */
  readonly failure?: ErrorCode | undefined
  /** Whether a failure is shown. By default each one is. */
  readonly isFailureShown?: ((context: QueryContext, parameters: parameters) => boolean) | undefined
  /**
   * Where values outlive the page. Only for values that belong to the connected accounts: they are removed from storage
   * and from memory when the last connection ends (S4.005). Stale values are removed from storage.
   */
  readonly persist?: StoredItem<Persisted<value>> | undefined
  /** Reads a stale value that is in use again when the visitor returns to the page. */
  readonly refetchOnFocus?: true | undefined
  /** For a `fetch` with a fallback: it also runs without a network, and again when the network is back. */
  readonly offlineFirst?: true | undefined
}

type QueryModal = Pick<Modal, 'plugin'>

/** A query, for any modal. */
export interface QueryReader<parameters, value> {
  /** Options for `useQuery` of TanStack Query, with the modal's query client (`queryClientPlugin`). */
  options(modal: QueryModal, parameters: parameters): QueryObserverOptions<value>
  /**
   * Returns the value: the cached one while it is fresh. Without a network it waits until the network is back.
   *
   * @throws what `fetch` throws, or the definition's `failure`; `account.addressNotFound` while the query is disabled.
   */
  read(modal: QueryModal, parameters: parameters): Promise<value>
  /** Returns the cached value, fresh or stale. Makes no request. */
  getCached(modal: QueryModal, parameters: parameters): value | undefined
  /** Marks one value, or all values of the query, as stale, and reads those in use again. */
  invalidate(modal: QueryModal, parameters?: parameters): Promise<void>
  /**
   * Reads a value again that was read before, because it has changed: after a pending request, which may bring the old
   * value. A value that was never read is not requested. Rejects as `read` does.
   */
  renew(modal: QueryModal, parameters: parameters): Promise<void>
}

/**
 * Defines a query. Its values live in the query client of each modal and nowhere else, whether a hook or a headless app
 * reads them.
 *
 * @example
 * ```ts
 * export const blockNumberQuery = defineQuery({
 *   name: 'blockNumber',
 *   key: ({ networkId }: { readonly networkId: string }) => [networkId],
 *   fetch: ({ ports }, { networkId, signal }) => readBlockNumber({ clock: ports.clock, networkId, signal }),
 *   staleTime: 5_000,
 *   retryBlock: 30_000,
 * })
 * await blockNumberQuery.read(modal, { networkId: 'eip155:1' })
 * ```
 */
export function defineQuery<parameters, value>(
  definition: QueryDefinition<parameters, value>,
): QueryReader<parameters, value> {
  const { name, failure, persist, retryBlock = 0 } = definition
  const open = (modal: QueryModal) => {
    const scope = modal.plugin(queryScopePlugin).get()
    const stored =
      persist && createStoredValues({ context: scope.context, item: persist, freshFor: definition.staleTime })
    return { ...scope, stored }
  }

  const toOptions = (modal: QueryModal, parameters: parameters): QueryObserverOptions<value> => {
    const { client, context, failures, shown, stored } = open(modal)
    const { clock } = context.ports
    const key = definition.key(parameters)
    const queryKey = [name, ...(key ?? [])]

    const fetch = async (signal: AbortSignal): Promise<value> => {
      if (key === undefined) throw new ModalError('account.addressNotFound', { text: 'No ActiveCaipAddress found' })
      const query = client.getQueryCache().find({ queryKey, exact: true })
      const last = query && failures.get(query)
      if (last && clock.now() - last.at < retryBlock) throw last.error
      try {
        const value = await definition.fetch(context, { ...parameters, signal })
        // An aborted query may belong to a visitor who has left.
        signal.throwIfAborted()
        stored?.set(key, value)
        return value
      } catch (cause) {
        if (signal.aborted || isModalError(cause, 'connection.required')) throw cause
        const isShown = isModalError(cause, failure) && shown.has(cause)
        const error = failure === undefined || isShown ? cause : new ModalError(failure, { cause })
        if (isModalError(error)) await fillMessage(error)
        if (query) failures.set(query, { at: clock.now(), error })
        const isVisible = definition.isFailureShown?.(context, parameters) ?? true
        if (error !== cause && isModalError(error) && isVisible) {
          shown.add(error)
          context.showError(error)
        }
        throw error
      }
    }

    return {
      queryKey,
      enabled: key !== undefined,
      staleTime: toStaleTime(clock, definition.staleTime),
      queryFn: ({ signal }) => fetch(signal),
      ...(definition.offlineFirst && offlineFirst),
      ...(definition.refetchOnFocus && { refetchOnWindowFocus: true }),
      ...(stored && key && { meta: ofAccount, ...toInitialOptions(stored, key) }),
    }
  }

  const reader: QueryReader<parameters, value> = {
    options: toOptions,
    read: async (modal, parameters) => {
      const { client } = open(modal)
      const options = toOptions(modal, parameters)
      if (options.enabled === false)
        throw new ModalError('account.addressNotFound', { text: 'No ActiveCaipAddress found' })
      // A query is cancelled when its last observer leaves. This one keeps it running until it is read.
      const end = new QueryObserver(client, { ...options, enabled: false }).subscribe(() => undefined)
      try {
        return await client.fetchQuery(options)
      } finally {
        end()
      }
    },
    getCached: (modal, parameters) => {
      const { client, stored } = open(modal)
      const key = definition.key(parameters)
      return key && (client.getQueryData<value>([name, ...key]) ?? stored?.get(key)?.value)
    },
    invalidate: async (modal, parameters) => {
      const { client, stored } = open(modal)
      const key = parameters === undefined ? [] : definition.key(parameters)
      if (key === undefined) return
      const isOne = parameters !== undefined
      stored?.remove(isOne ? key : undefined)
      await client.invalidateQueries({ queryKey: [name, ...key], exact: isOne })
    },
    renew: async (modal, parameters) => {
      const key = definition.key(parameters)
      if (key === undefined) return
      const query = open(modal)
        .client.getQueryCache()
        .find({ queryKey: [name, ...key], exact: true })
      const wasRead = query !== undefined || reader.getCached(modal, parameters) !== undefined
      await query?.promise?.catch(() => undefined)
      await reader.invalidate(modal, parameters)
      if (wasRead) await reader.read(modal, parameters)
    },
  }
  return reader
}

/**
 * Options of a query that has a fallback without a network: the first request is made at once; one that found no network
 * is repeated when the network is back.
 */
export const offlineFirst = {
  networkMode: 'offlineFirst',
  retry: (_count: number, error: Error) => isModalError(error, 'api.unreachable') && !onlineManager.isOnline(),
  retryDelay: 0,
} as const

/** Marks a query that ends with the connection, if `queryScopePlugin` is installed. */
export const ofAccount = { isOfAccount: true }

const toInitialOptions = <value>(stored: StoredValues<value>, key: readonly unknown[]) => ({
  initialData: () => stored.get(key)?.value,
  initialDataUpdatedAt: () => stored.get(key)?.at,
})

interface QueryScope {
  readonly client: QueryClient
  readonly context: QueryContext
  /** The last failure of each query. The query itself forgets it when the next request begins. */
  readonly failures: WeakMap<Query, { readonly at: number; readonly error: unknown }>
  /** The errors that a query has shown. */
  readonly shown: WeakSet<Error>
  destroy(): void
}

/** What the queries of one modal share. */
export const queryScopePlugin = /*#__PURE__*/ definePlugin({
  id: 'queries',
  requires: ['queryClient'],
  create: ({ controllers, modal, persist, plugin, ports, settings, showError }): QueryScope => {
    const { client } = plugin(queryClientPlugin).get()
    const destroy = controllers.connection.store.subscribe((state, previous) => {
      if (selectIsConnected(previous) && !selectIsConnected(state))
        client.removeQueries({ predicate: ({ meta }) => meta === ofAccount })
    })
    const context = { ...controllers, plugin: modal.plugin, persist, ports, settings, showError }
    return { client, context, failures: new WeakMap(), shown: new WeakSet(), destroy }
  },
})
