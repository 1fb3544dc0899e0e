import {
  featuredWalletsQuery,
  getWalletPagesOptions,
  listCatalogueWallets,
  queryClientPlugin,
  walletGroupsPlugin,
  WALLET_SEARCH_WAIT,
  walletSearchQuery,
  type CatalogueWalletRow,
  type WalletList,
} from '@latchkey/core/internal'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { matchesQuery } from '../../ui/matchesQuery.ts'
import { useEffect, useState } from 'react'

export interface AllWalletsState {
  readonly rows: readonly CatalogueWalletRow[]
  /** The total number of wallets, if known. */
  readonly count: number | undefined
  readonly source: WalletList['source'] | undefined
  /** The first wallets are loading. */
  readonly isLoading: boolean
  /** The results match the query. */
  readonly isSettled: boolean
  /** More wallets to load, if there are any. */
  readonly more:
    | { readonly count: number; readonly isLoading: boolean; readonly hasFailed: boolean; readonly load: () => void }
    | undefined
  /** Retries a failed request. */
  readonly retry: () => void
}

/** Returns all wallets page by page, or the results of a search; the app's own and the featured wallets first. */
export function useAllWallets(typed: string): AllWalletsState {
  const modal = useModalInstance()
  const { connectors: controller, options } = modal.controllers
  const connectors = useSelector(controller.store, (state) => state.connectors)
  const customWallets = useSelector(options.store, (state) => state.customWallets)
  const featuresSome = modal.plugin(walletGroupsPlugin).get().firstIds.length > 0
  const client = modal.plugin(queryClientPlugin).get().client
  const settled = useSettled({ value: typed.trim(), after: WALLET_SEARCH_WAIT })
  // A query that was cleared again sends no request.
  const search = typed.trim() === '' ? '' : settled
  const pages = useInfiniteQuery(getWalletPagesOptions(modal), client)
  const featured = useQuery({ ...featuredWalletsQuery.options(modal, {}), enabled: featuresSome }, client)
  const results = useQuery(walletSearchQuery.options(modal, { search }), client)

  const customMatches = customWallets.filter(({ name }) => matchesQuery({ name, query: search }))
  const isSearching = search !== ''
  const isSettled = search === typed.trim()
  const loaded = pages.data?.pages ?? []
  const total = loaded[0] && loaded[0].count + customWallets.length
  if (isSearching) {
    const { data, isLoading, refetch } = results
    return {
      rows: listCatalogueWallets({ wallets: [...customMatches, ...(data?.wallets ?? [])], connectors }),
      count: total,
      source: data?.source,
      isLoading,
      isSettled: isSettled && !isLoading,
      more: undefined,
      retry: () => void refetch(),
    }
  }
  const wallets = loaded.flatMap((page) => page.wallets)
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  return {
    rows: listCatalogueWallets({
      wallets: [...(featured.data?.wallets ?? []), ...customMatches, ...wallets],
      connectors,
    }),
    count: total,
    source: loaded[0]?.source,
    isLoading: pages.isLoading || featured.isLoading,
    isSettled,
    more: hasNextPage
      ? {
          count: Math.max(0, (loaded[0]?.count ?? 0) - wallets.length),
          isLoading: isFetchingNextPage,
          hasFailed: isFetchNextPageError && !isFetchingNextPage,
          load: () => void fetchNextPage(),
        }
      : undefined,
    retry: () => void pages.refetch(),
  }
}

/** Debounces a value: returns it once it has not changed for a time, in ms. */
function useSettled<value>({ value, after }: { readonly value: value; readonly after: number }): value {
  const { clock } = useModalInstance().ports
  const [settled, setSettled] = useState(value)
  useEffect(() => clock.after(after, () => setSettled(value)), [clock, value, after])
  return settled
}
