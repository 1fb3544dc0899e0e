import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { InfiniteData, InfiniteQueryObserverOptions, QueryKey } from '@tanstack/query-core'
import type { Modal } from '../../plugin/Modal.ts'
import { defineQuery, offlineFirst, type QueryContext, type QueryReader } from '../../query/defineQuery.ts'
import { toStaleTime } from '../../query/toStaleTime.ts'
import { cataloguePlugin } from '../cataloguePlugin.ts'
import type { Catalogue } from '../createCatalogue.ts'
import { preloadImages } from '../preloadImages.ts'
import {
  FEATURED_COUNT,
  RECOMMENDED_COUNT,
  WALLET_SEARCH_COUNT,
  WALLETS_FRESH,
  WALLETS_PER_PAGE,
} from '../constants.ts'

/** Some wallets of the catalogue. */
export interface WalletList {
  readonly wallets: readonly CatalogueWallet[]
  /** How many there are in total, including those that are not in `wallets`. */
  readonly count: number
  /**
   * `builtIn`: well-known wallets that come with the package, used without a cloud or while it does not answer. The cloud
   * is asked again when the network is back, and each time the list is shown.
   */
  readonly source: 'cloud' | 'builtIn'
}

/** A badge that a catalogue gives to a wallet. */
export type WalletBadge = NonNullable<CatalogueWallet['badge_type']>

/** What to search for. */
export interface WalletSearchParameters {
  readonly search: string
  readonly badge?: WalletBadge | undefined
}

/** A built-in list is replaced as soon as the cloud can be asked. */
const staleTime = ({ source }: WalletList): number => (source === 'cloud' ? WALLETS_FRESH : 0)

/**
 * The wallets of the app's groups and those that it features, in its order; if it names none, the first four of the catalogue.
 */
export const featuredWalletsQuery: QueryReader<object, WalletList> = /*#__PURE__*/ defineQuery({
  name: 'wallets',
  key: () => ['featured'],
  staleTime,
  offlineFirst: true,
  fetch: (context, { signal }) =>
    read(context, (catalogue) => catalogue.listFeatured({ entries: FEATURED_COUNT, signal })),
})

/** Four wallets of the catalogue that the app neither groups nor features. */
export const recommendedWalletsQuery: QueryReader<object, WalletList> = /*#__PURE__*/ defineQuery({
  name: 'wallets',
  key: () => ['recommended'],
  staleTime,
  offlineFirst: true,
  fetch: (context, { signal }) =>
    read(context, (catalogue) => catalogue.listRecommended({ entries: RECOMMENDED_COUNT, signal })),
})

/**
 * A search in the catalogue, which returns at most 100 wallets. Disabled without a text and a badge. Wait
 * `WALLET_SEARCH_WAIT` after the last key before you pass a new text.
 */
export const walletSearchQuery: QueryReader<WalletSearchParameters, WalletList> = /*#__PURE__*/ defineQuery({
  name: 'wallets',
  key: ({ search, badge }: WalletSearchParameters) =>
    search.trim() === '' && badge === undefined ? undefined : ['search', search.trim(), badge ?? null],
  staleTime,
  offlineFirst: true,
  fetch: (context, { search, badge, signal }) =>
    read(context, (catalogue) =>
      catalogue.list({ page: 1, entries: WALLET_SEARCH_COUNT, search: search.trim(), badge, signal }),
    ),
})

/** One wallet by its id; an empty list if the catalogue does not have it or the app excludes it. */
export const walletQuery: QueryReader<{ readonly id: string }, WalletList> = /*#__PURE__*/ defineQuery({
  name: 'wallets',
  key: ({ id }: { readonly id: string }) => ['one', id],
  staleTime,
  offlineFirst: true,
  fetch: (context, { id, signal }) => read(context, (catalogue) => catalogue.find({ id, signal })),
})

/** Options for `useInfiniteQuery` of TanStack Query: all wallets of the catalogue, in pages of 40. */
export function getWalletPagesOptions(
  modal: Pick<Modal, 'plugin' | 'ports'>,
): InfiniteQueryObserverOptions<WalletList, Error, InfiniteData<WalletList, number>, QueryKey, number> {
  return {
    ...offlineFirst,
    queryKey: ['wallets', 'pages'],
    staleTime: toStaleTime(modal.ports.clock, ({ pages: [first] }) => (first ? staleTime(first) : 0)),
    initialPageParam: 1,
    getNextPageParam: ({ count, source }, _pages, page) =>
      source === 'cloud' && page * WALLETS_PER_PAGE < count ? page + 1 : undefined,
    queryFn: ({ pageParam: page, signal }) =>
      read(modal, (catalogue) => catalogue.list({ page, entries: WALLETS_PER_PAGE, signal })),
  }
}

/** Reads a list, and preloads the images of its first wallets. */
async function read(
  context: Pick<QueryContext, 'plugin' | 'ports'>,
  request: (catalogue: Catalogue) => Promise<WalletList>,
): Promise<WalletList> {
  const list = await request(await context.plugin(cataloguePlugin).load())
  preloadImages(context, list.wallets)
  return list
}
