import {
  getFeaturedWalletsOptions,
  getWalletPagesOptions,
  getWalletSearchOptions,
  listCatalogueWallets,
  queryClientPlugin,
  WALLET_SEARCH_WAIT,
  type CatalogueWalletRow,
  type WalletList,
} from '@latchkey/core/internal'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useSettled } from '../../internals/useSettled.ts'
import { matchesQuery } from '../../ui/matchesQuery.ts'

export interface AllWalletsState {
  readonly rows: readonly CatalogueWalletRow[]
  /** How many wallets there are in all, when that is known. */
  readonly count: number | undefined
  readonly source: WalletList['source'] | undefined
  /** Nothing can be shown yet. */
  readonly isLoading: boolean
  /** What is shown answers to what is typed. */
  readonly isSettled: boolean
  /** There are more, and they can be had by this. */
  readonly more:
    | { readonly count: number; readonly isLoading: boolean; readonly hasFailed: boolean; readonly load: () => void }
    | undefined
  /** Asks again for what could not be had. */
  readonly retry: () => void
}

/** All wallets, page by page, or those that a search finds: the app's own and the featured ones first. */
export function useAllWallets(typed: string): AllWalletsState {
  const modal = useModalInstance()
  const { connectors: found, options } = modal.controllers
  const connectors = useSelector(found.store, (state) => state.connectors)
  const { customWallets, featuresSome } = useSelector(options.store, (state) => ({
    customWallets: state.customWallets,
    featuresSome: state.featuredWalletIds.length > 0,
  }))
  const client = modal.plugin(queryClientPlugin).get().client
  const settled = useSettled({ value: typed.trim(), after: WALLET_SEARCH_WAIT })
  // What was typed and taken back again asks nobody.
  const search = typed.trim() === '' ? '' : settled
  const pages = useInfiniteQuery(getWalletPagesOptions(modal), client)
  const featured = useQuery({ ...getFeaturedWalletsOptions(modal), enabled: featuresSome }, client)
  const results = useQuery(getWalletSearchOptions(modal, { search }), client)

  const own = customWallets.filter(({ name }) => matchesQuery({ name, query: search }))
  const isSearching = search !== ''
  const isSettled = search === typed.trim()
  const loaded = pages.data?.pages ?? []
  const total = loaded[0] && loaded[0].count + customWallets.length
  if (isSearching) {
    const { data, isLoading, refetch } = results
    return {
      rows: listCatalogueWallets({ wallets: [...own, ...(data?.wallets ?? [])], connectors }),
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
    rows: listCatalogueWallets({ wallets: [...(featured.data?.wallets ?? []), ...own, ...wallets], connectors }),
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
