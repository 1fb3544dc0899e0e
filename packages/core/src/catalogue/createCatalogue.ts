import { getWallets, type CatalogueWallet } from '@latchkey/protocol/catalogue'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import type { WalletBadge, WalletList } from './queries/wallets.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { createIdentification } from './createIdentification.ts'
import { walletGroupsPlugin } from './walletGroupsPlugin.ts'
import { filterWallets, type WalletFilter } from './filterWallets.ts'
import { FEATURED_COUNT, IMAGES_IN_LIST, RECOMMENDED_COUNT } from './constants.ts'

/** Which wallets to list. */
export interface ListWalletsParameters {
  /** Starting at 1. */
  readonly page: number
  readonly entries: number
  /** List only these wallets. */
  readonly include?: readonly string[] | undefined
  /** Omit these wallets, in addition to those that the app excludes. */
  readonly exclude?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge?: WalletBadge | undefined
  readonly signal?: AbortSignal | undefined
}

type Wanted = Pick<ListWalletsParameters, 'entries' | 'signal'>

/**
 * The wallet catalogue of the cloud, filtered by the app's options and networks. The built-in wallets replace the first
 * page if there is no cloud or it does not respond.
 */
export interface Catalogue {
  /** Requests the lists of the first view, so that the calls that read them find them under way. */
  begin(): void
  /** @throws the errors of `ApiClient.send`, for pages after the first. */
  list(parameters: ListWalletsParameters): Promise<WalletList>
  /** Lists the wallets of the app's groups, then those that it features, in its order; if it names none, the first wallets. */
  listFeatured(parameters: Wanted): Promise<WalletList>
  /** Lists the first wallets that the app neither groups nor features. */
  listRecommended(parameters: Wanted): Promise<WalletList>
  /** Finds one wallet on any network; the list is empty if the app excludes it. */
  find(parameters: { readonly id: string; readonly signal?: AbortSignal | undefined }): Promise<WalletList>
}

/** The maximum length that the cloud accepts. */
const longestSearch = 128

/** Creates the catalogue of one modal. */
export function createCatalogue(
  context: Pick<PluginContext<object, 'api'>, 'controllers' | 'modal' | 'plugin' | 'ports' | 'settings'>,
): Catalogue {
  const identify = createIdentification(context.controllers.connectors)
  const { cloud, includeWalletIds, excludeWalletIds } = context.settings
  const { firstIds } = context.modal.plugin(walletGroupsPlugin).get()

  /** Returns the ids that the app includes, of these or of all. */
  const toIncluded = (ids: readonly string[] | undefined): readonly string[] | undefined => {
    if (includeWalletIds.length === 0) return ids
    return ids?.filter((id) => includeWalletIds.includes(id)) ?? includeWalletIds
  }

  const ask = async (
    parameters: ListWalletsParameters & { readonly chains: readonly string[] },
  ): Promise<WalletList> => {
    const { page, entries, search, badge, signal } = parameters
    const query = {
      page: `${page}`,
      entries: `${entries}`,
      include: toText(parameters.include),
      exclude: toText(parameters.exclude),
      chains: toText(parameters.chains),
      search: search?.slice(0, longestSearch) || undefined,
      badge_type: badge,
      images: page === 1 ? `${IMAGES_IN_LIST}` : undefined,
    }
    const { data, count } = await callEndpoint(context.plugin(apiPlugin).get(), getWallets, { query, signal })
    return { wallets: data, count, source: 'cloud' }
  }

  const read = async (
    parameters: ListWalletsParameters & { readonly chains: readonly string[] },
  ): Promise<WalletList> => {
    const include = toIncluded(parameters.include)
    const exclude = [...excludeWalletIds, ...(parameters.exclude ?? [])]
    const request = { ...parameters, include, exclude }
    if (include?.length === 0) return { wallets: [], count: 0, source: 'cloud' }
    if (cloud === null) return await readBuiltIn(request)
    try {
      const list = await ask(request)
      identify(list.wallets)
      return list
    } catch (error) {
      // A later page cannot continue with other wallets.
      if (parameters.page > 1 || parameters.signal?.aborted) throw error
      context.ports.logger.info('The catalogue could not be read. The built-in wallets are shown.', error)
      return await readBuiltIn(request)
    }
  }

  /** The built-in wallets load only where they are needed. */
  const readBuiltIn = async (parameters: WalletFilter & { readonly entries: number }): Promise<WalletList> => {
    const [{ builtInWallets }, logos] = await Promise.all([import('./builtInWallets.ts'), loadLogos()])
    identify(builtInWallets)
    const matches = filterWallets(builtInWallets, parameters).map((wallet) => withLogo(wallet, logos))
    return { wallets: matches.slice(0, parameters.entries), count: matches.length, source: 'builtIn' }
  }

  const list: Catalogue['list'] = (parameters) => {
    const { networks } = context.controllers.network.store.getState()
    return read({ ...parameters, chains: networks.map(({ caipNetworkId }) => caipNetworkId) })
  }

  const requestFeatured: Catalogue['listFeatured'] = async ({ entries, signal }) => {
    const { length } = firstIds
    if (length === 0) return list({ page: 1, entries, signal })
    const featured = await list({ page: 1, entries: Math.min(length, 100), include: firstIds, signal })
    const getRank = ({ id }: CatalogueWallet): number => firstIds.indexOf(id)
    return { ...featured, wallets: [...featured.wallets].sort((one, other) => getRank(one) - getRank(other)) }
  }
  const requestRecommended: Catalogue['listRecommended'] = ({ entries, signal }) =>
    list({ page: 1, entries, exclude: firstIds, signal })

  /** The lists that `begin` requested and no call has read yet. */
  const begun = new Map<typeof requestFeatured, Promise<WalletList>>()

  const begin = async (request: typeof requestFeatured, entries: number): Promise<void> => {
    const pending = request({ entries })
    begun.set(request, pending)
    // Without a network the built-in wallets may be missing, too. The call that reads the list reports that error.
    const result = await pending.catch(() => undefined)
    // The next call asks the cloud again.
    if (result === undefined || (result.source === 'builtIn' && cloud !== null)) begun.delete(request)
  }

  const take = (request: typeof requestFeatured, parameters: Wanted): Promise<WalletList> => {
    const pending = begun.get(request)
    begun.delete(request)
    return pending ?? request(parameters)
  }

  return {
    begin: () => {
      void begin(requestRecommended, RECOMMENDED_COUNT)
      if (firstIds.length > 0) void begin(requestFeatured, FEATURED_COUNT)
    },
    list,
    listFeatured: (parameters) => take(requestFeatured, parameters),
    listRecommended: (parameters) => take(requestRecommended, parameters),
    find: ({ id, signal }) => read({ page: 1, entries: 1, include: [id], chains: [], signal }),
  }
}

/** The list is complete without logos. */
async function loadLogos(): Promise<Readonly<Record<string, string>>> {
  try {
    return (await import('./generated/builtInLogos.ts')).builtInLogos
  } catch {
    return {}
  }
}

function withLogo(wallet: CatalogueWallet, logos: Readonly<Record<string, string>>): CatalogueWallet {
  const svg = logos[wallet.id]
  return svg === undefined ? wallet : { ...wallet, image_url: `data:image/svg+xml,${encodeURIComponent(svg)}` }
}

const toText = (values: readonly string[] = []): string | undefined =>
  values.length > 0 ? values.join(',') : undefined
