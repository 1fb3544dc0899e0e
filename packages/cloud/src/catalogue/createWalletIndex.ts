import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { CatalogueEntry } from './CatalogueEntry.ts'
import { measureMatch } from './search/measureMatch.ts'
import { toSearchQuery } from './search/SearchQuery.ts'

/** The parsed query of `GET /getWallets`. */
export interface ListWalletsParameters {
  /** Starts at 1. */
  readonly page: number
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids. A wallet matches if it supports any of them. */
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge?: string | undefined
  /** Only those that the operator has added. */
  readonly isOwn?: boolean | undefined
}

/** An immutable snapshot of the catalogue. */
export interface WalletIndex {
  readonly size: number
  list(parameters: ListWalletsParameters): { readonly data: readonly CatalogueWallet[]; readonly count: number }
  /** As `list`, with the internal metadata. */
  listEntries(parameters: ListWalletsParameters): { readonly data: readonly CatalogueEntry[]; readonly count: number }
  findByImageId(imageId: string): CatalogueEntry | undefined
}

/** Indexes wallets, most popular first, for paging, filters, search and pictures. */
export function createWalletIndex(entries: readonly CatalogueEntry[]): WalletIndex {
  const byImageId = new Map<string, CatalogueEntry>()
  const ids = (entry: CatalogueEntry): readonly string[] => [entry.wallet.id, ...entry.aliases]
  for (const entry of entries) {
    const { image_id: imageId } = entry.wallet
    for (const id of [...(imageId == null ? [] : [imageId]), ...ids(entry)])
      if (!byImageId.has(id)) byImageId.set(id, entry)
  }

  const filter = (parameters: ListWalletsParameters): readonly CatalogueEntry[] => {
    const { badge, chains } = parameters
    const include = toOrder(parameters.include)
    const exclude = toOrder(parameters.exclude)
    const matches = entries.filter(
      (entry) =>
        (include === undefined || ids(entry).some((id) => include.has(id))) &&
        (exclude === undefined || !ids(entry).some((id) => exclude.has(id))) &&
        (parameters.isOwn !== true || entry.isOwn) &&
        (badge === undefined || entry.wallet.badge_type === badge) &&
        (chains === undefined || chains.length === 0 || isOnAny(entry, chains)),
    )
    if (include === undefined) return matches
    // `include` also sets the order.
    const place = (entry: CatalogueEntry): number => Math.min(...ids(entry).map((id) => include.get(id) ?? Infinity))
    return matches.toSorted((a, b) => place(a) - place(b))
  }

  const listEntries: WalletIndex['listEntries'] = (parameters) => {
    const matches = search(filter(parameters), parameters.search)
    const start = (parameters.page - 1) * parameters.entries
    return { data: matches.slice(start, start + parameters.entries), count: matches.length }
  }

  return {
    size: entries.length,
    list(parameters) {
      const { count, data } = listEntries(parameters)
      return { data: data.map(({ wallet }) => wallet), count }
    },
    listEntries,
    findByImageId: (imageId) => byImageId.get(imageId),
  }
}

/** The position of each value; `undefined` for an empty filter, which matches everything. */
function toOrder(values: readonly string[] | undefined): ReadonlyMap<string, number> | undefined {
  return values === undefined || values.length === 0 ? undefined : new Map(values.map((value, index) => [value, index]))
}

function isOnAny({ wallet, addsEvmNetworks }: CatalogueEntry, chains: readonly string[]): boolean {
  const known: readonly string[] = wallet.chains
  return chains.some((chain) => (addsEvmNetworks && chain.startsWith('eip155:')) || known.includes(chain))
}

function search(entries: readonly CatalogueEntry[], text: string | undefined): readonly CatalogueEntry[] {
  if (text === undefined || text.trim() === '') return entries
  const query = toSearchQuery(text)
  if (query === undefined) return []
  const steps: CatalogueEntry[][] = []
  for (const entry of entries) {
    const step = measureMatch(query, entry.target)
    if (step !== undefined) (steps[step] ??= []).push(entry)
  }
  // Within a step, keep the order by popularity.
  return steps.flat()
}
