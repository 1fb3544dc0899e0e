import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { onlineManager } from '@tanstack/query-core'
import type { InfiniteData, InfiniteQueryObserverOptions, QueryKey, QueryObserverOptions } from '@tanstack/query-core'
import { isModalError } from '../../kernel/errors/isModalError.ts'
import type { Catalogue } from '../createCatalogue.ts'
import type { Modal } from '../../plugin/Modal.ts'
import {
  FEATURED_COUNT,
  RECOMMENDED_COUNT,
  WALLET_SEARCH_COUNT,
  WALLETS_FRESH,
  WALLETS_PER_PAGE,
} from '../../query/constants.ts'

/** Some wallets of the catalogue. */
export interface WalletList {
  readonly wallets: readonly CatalogueWallet[]
  /** How many there are in all, this part of them included. */
  readonly count: number
  /**
   * `builtIn`: the best known wallets, which come with the package and stand in where there is no cloud, or none that
   * answers. The cloud is asked again when the network is back, and whenever the list is shown anew.
   */
  readonly source: 'cloud' | 'builtIn'
}

/** A badge that a catalogue gives to a wallet. */
export type WalletBadge = NonNullable<CatalogueWallet['badge_type']>

type CatalogueModal = Pick<Modal, 'plugin'>

/** Without a network the built-in wallets are shown at once, and what they cannot stand in for goes on by itself later. */
const common = {
  networkMode: 'offlineFirst',
  retry: (_count: number, error: Error) => isModalError(error, 'api.unreachable') && !onlineManager.isOnline(),
  retryDelay: 0,
} as const

/**
 * `TanStack Query` options for the wallets that the app features, in its order; where it features none, the first four of
 * the catalogue.
 */
export function getFeaturedWalletsOptions(modal: CatalogueModal): QueryObserverOptions<WalletList> {
  return {
    ...common,
    queryKey: ['wallets', 'featured'],
    staleTime: ({ state }) => getStaleTime(state.data),
    queryFn: async ({ signal }) => (await load(modal)).listFeatured({ entries: FEATURED_COUNT, signal }),
  }
}

/** `TanStack Query` options for four wallets of the catalogue besides those that the app features. */
export function getRecommendedWalletsOptions(modal: CatalogueModal): QueryObserverOptions<WalletList> {
  return {
    ...common,
    queryKey: ['wallets', 'recommended'],
    staleTime: ({ state }) => getStaleTime(state.data),
    queryFn: async ({ signal }) => (await load(modal)).listRecommended({ entries: RECOMMENDED_COUNT, signal }),
  }
}

/** `TanStack Query` options for all wallets of the catalogue, in pages of 40. */
export function getWalletPagesOptions(
  modal: CatalogueModal,
): InfiniteQueryObserverOptions<WalletList, Error, InfiniteData<WalletList, number>, QueryKey, number> {
  return {
    ...common,
    queryKey: ['wallets', 'pages'],
    staleTime: ({ state }) => getStaleTime(state.data?.pages[0]),
    initialPageParam: 1,
    getNextPageParam: ({ count, source }, _pages, page) =>
      source === 'cloud' && page * WALLETS_PER_PAGE < count ? page + 1 : undefined,
    queryFn: async ({ pageParam: page, signal }) =>
      (await load(modal)).list({ page, entries: WALLETS_PER_PAGE, signal }),
  }
}

/**
 * `TanStack Query` options for a search in the catalogue, which gives 100 wallets at most. Where nothing is searched for
 * and no badge is named, nothing is asked. Wait `WALLET_SEARCH_WAIT` after the last key before giving a new text.
 */
export function getWalletSearchOptions(
  modal: CatalogueModal,
  parameters: { readonly search: string; readonly badge?: WalletBadge | undefined },
): QueryObserverOptions<WalletList> {
  const { badge } = parameters
  const search = parameters.search.trim()
  return {
    ...common,
    queryKey: ['wallets', 'search', search, badge],
    enabled: search !== '' || badge !== undefined,
    staleTime: ({ state }) => getStaleTime(state.data),
    queryFn: async ({ signal }) =>
      (await load(modal)).list({ page: 1, entries: WALLET_SEARCH_COUNT, search, badge, signal }),
  }
}

/** `TanStack Query` options for one wallet of the catalogue; `null` if it has none of that id, or the app excludes it. */
export function getWalletOptions(
  modal: CatalogueModal,
  parameters: { readonly id: string },
): QueryObserverOptions<WalletList, Error, CatalogueWallet | null> {
  const { id } = parameters
  return {
    ...common,
    queryKey: ['wallets', 'one', id],
    staleTime: ({ state }) => getStaleTime(state.data),
    queryFn: async ({ signal }) => (await load(modal)).find({ id, signal }),
    select: ({ wallets }) => wallets[0] ?? null,
  }
}

/** What asks the cloud loads with the first list. */
async function load(modal: CatalogueModal): Promise<Catalogue> {
  const { cataloguePlugin } = await import('../cataloguePlugin.ts')
  return modal.plugin(cataloguePlugin).get()
}

const getStaleTime = (list: WalletList | undefined): number => (list?.source === 'cloud' ? WALLETS_FRESH : 0)
