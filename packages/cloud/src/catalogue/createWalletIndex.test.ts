import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { describe, expect, it } from 'vitest'
import { createWalletIndex } from './createWalletIndex.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import type { ImportedWallet } from './ImportedWallet.ts'
import { mergeWallets } from './mergeWallets.ts'
import { createWallets } from './test/createWallets.ts'
import { listSearches } from './test/listSearches.ts'
import { measureDurations } from './test/measureDurations.ts'
import { readProcessorTime } from './test/readProcessorTime.ts'

const wallet = (id: string, facts: Partial<CatalogueWallet> = {}): CatalogueWallet => ({
  id,
  name: id,
  chains: [],
  ...facts,
})
const indexOf = (imported: readonly ImportedWallet[], shipped: readonly ShippedWallet[] = []) =>
  createWalletIndex(mergeWallets({ shipped, imported }))
const listIds = (
  index: ReturnType<typeof indexOf>,
  parameters: Partial<Parameters<typeof index.list>[0]> = {},
): readonly string[] => index.list({ page: 1, entries: 100, ...parameters }).data.map(({ id }) => id)

describe('paging', () => {
  const index = indexOf(['a', 'b', 'c', 'd', 'e'].map((id) => wallet(id)))

  it('returns each wallet once and counts all pages', () => {
    const pages = [1, 2, 3, 4].map((page) => index.list({ page, entries: 2 }))
    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([['a', 'b'], ['c', 'd'], ['e'], []])
    expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5])
  })

  it('applies to search results too', () => {
    const parameters = { include: ['a', 'c', 'e'], entries: 2 }
    expect(index.list({ ...parameters, page: 2 })).toMatchObject({ count: 3, data: [{ id: 'e' }] })
  })
})

describe('filters', () => {
  const index = indexOf([
    wallet('a', { chains: ['eip155:1', 'eip155:137'], badge_type: 'certified' }),
    wallet('b', { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
    wallet('c', { chains: ['eip155:137'] }),
    wallet('d'),
  ])

  it('include lists only the given wallets, in the given order', () => {
    expect(listIds(index, { include: ['c', 'unknown', 'a'] })).toEqual(['c', 'a'])
  })

  it('exclude omits the given wallets', () => {
    expect(listIds(index, { exclude: ['b', 'unknown'] })).toEqual(['a', 'c', 'd'])
    expect(listIds(index, { include: ['a', 'b'], exclude: ['a'] })).toEqual(['b'])
  })

  it('chains lists wallets on any of the networks', () => {
    expect(listIds(index, { chains: ['eip155:1'] })).toEqual(['a'])
    expect(listIds(index, { chains: ['eip155:137', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] })).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(listIds(index, { chains: ['eip155:10'] })).toEqual([])
  })

  it('badge lists wallets with that badge', () => {
    expect(listIds(index, { badge: 'certified' })).toEqual(['a'])
    expect(listIds(index, { badge: 'unknown' })).toEqual([])
  })

  it('an empty list matches everything', () => {
    expect(listIds(index, { include: [], exclude: [], chains: [], search: '  ' })).toEqual(['a', 'b', 'c', 'd'])
  })

  it('all filters apply together', () => {
    expect(listIds(index, { chains: ['eip155:137'], exclude: ['a'], search: 'c' })).toEqual(['c'])
  })
})

describe('wallets that accept any EVM network', () => {
  const row = { homepage: 'https://a.example', chains: ['eip155:1'], source: 'a.example' }
  const shipped: readonly ShippedWallet[] = [
    { ...row, rank: 1, id: 'open', name: 'Open', addsEvmNetworks: true },
    { ...row, rank: 2, id: 'closed', name: 'Closed' },
  ]

  it('match a custom EVM network, but not networks of other namespaces', () => {
    const index = indexOf([], shipped)
    expect(listIds(index, { chains: ['eip155:31337'] })).toEqual(['open'])
    expect(listIds(index, { chains: ['eip155:1'] })).toEqual(['open', 'closed'])
    expect(listIds(index, { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] })).toEqual([])
  })
})

describe('imported wallets', () => {
  const row = { homepage: 'https://www.fox.example', chains: ['eip155:1'], source: 'fox.example', rdns: 'example.fox' }
  const shipped: readonly ShippedWallet[] = [
    { ...row, rank: 1, id: 'fox', name: 'Fox' },
    { ...row, rank: 2, id: 'owl', name: 'Owl', homepage: 'https://owl.example', rdns: 'example.owl' },
  ]

  it('replace the shipped wallet with the same id, in its position', () => {
    const index = indexOf(
      [
        { ...wallet('owl', { name: 'Owl 2' }), replaces: 'owl' },
        wallet('new'),
        { ...wallet('fox', { name: 'Fox 2' }), replaces: 'fox' },
      ],
      shipped,
    )
    expect(index.list({ page: 1, entries: 9 }).data.map(({ name }) => name)).toEqual(['Fox 2', 'Owl 2', 'new'])
  })

  it.each([
    ['rdns', wallet('0xabc', { name: 'Fox by Fox Ltd', rdns: 'Example.Fox' })],
    ['name and host', wallet('0xabc', { name: 'FOX', homepage: 'https://fox.example/download' })],
  ])('replace the shipped wallet with the same %s, which its old id still finds', (_what, imported) => {
    const index = indexOf([{ ...imported, replaces: 'fox' }], shipped)
    expect(listIds(index)).toEqual(['0xabc', 'owl'])
    expect(listIds(index, { include: ['owl', 'fox'] })).toEqual(['owl', '0xabc'])
    expect(listIds(index, { exclude: ['fox'] })).toEqual(['owl'])
    expect(index.findByImageId('fox')?.pictureId).toBe('fox')
    expect(index.findByImageId('0xabc')?.pictureId).toBe('fox')
  })

  it('replace each shipped wallet once: the last one counts', () => {
    const rows = ['first', 'last'].map((id) => ({ ...wallet(id, { rdns: 'example.fox' }), replaces: 'fox' }))
    expect(listIds(indexOf(rows, shipped))).toEqual(['last', 'owl'])
  })

  it.each([
    ['nothing', undefined],
    ['another wallet', 'owl'],
  ])('are left out if they claim to be a shipped wallet and may replace %s', (_what, replaces) => {
    const index = indexOf([{ ...wallet('0xabc', { rdns: 'example.fox' }), replaces }], shipped)
    expect(listIds(index)).toEqual(['fox', 'owl'])
  })

  it('follow in their own order if they are new, with a picture by id if they name none', () => {
    const index = indexOf([wallet('z'), wallet('y', { image_id: 'picture-of-y' })], shipped)
    expect(index.list({ page: 1, entries: 9 }).data.slice(2)).toMatchObject([
      { id: 'z', image_id: 'z' },
      { id: 'y', image_id: 'picture-of-y' },
    ])
    expect(index.findByImageId('picture-of-y')?.wallet.id).toBe('y')
    expect(index.findByImageId('unknown')).toBeUndefined()
  })
})

describe('search', () => {
  const index = indexOf([], shippedWallets)
  const find = (search: string): readonly string[] => listIds(index, { search })

  it.each([
    // The full name or a prefix, ignoring case, spaces and accents.
    ['metamask', 'metamask'],
    ['MetaM', 'metamask'],
    ['Meta Mask', 'metamask'],
    ['trustwallet', 'trust-wallet'],
    ['Zérion', 'zerion'],
    ['D’CENT', 'dcent'],
    ['dcent', 'dcent'],
    ['ＲＡＩＮＢＯＷ', 'rainbow'],
    // Its words in any order.
    ['eden', 'magic-eden-wallet'],
    ['wallet trust', 'trust-wallet'],
    ['eden magic', 'magic-eden-wallet'],
    // A substring of a word.
    ['etamas', 'metamask'],
    ['flare', 'solflare'],
    // One typo, or two in longer words, also in a prefix.
    ['metamsk', 'metamask'],
    ['metmask', 'metamask'],
    ['metamaks', 'metamask'],
    ['mteamsk', 'metamask'],
    ['fantom', 'phantom'],
    ['coinbse', 'coinbase-wallet'],
    ['trustwalet', 'trust-wallet'],
    ['unisawp', 'uniswap-wallet'],
    ['solflair', 'solflare'],
    ['raby', 'rabby'],
    // The rdns and the host.
    ['io.metamask', 'metamask'],
    ['app.phantom', 'phantom'],
    ['io.rab', 'rabby'],
    ['phantom.com', 'phantom'],
    ['https://rabby.io', 'rabby'],
    // The id, and former names.
    ['crypto-com-onchain', 'crypto-com-onchain'],
    ['argent', 'ready'],
    ['Ledger Live', 'ledger'],
  ])('finds %j first: %s', (search, id) => {
    expect(find(search)[0]).toBe(id)
  })

  it('ranks exact names before prefixes, substrings and typos', () => {
    const wallets = ['Gnarly', 'Ember Pearl', 'Pearly', 'Spearl', 'Pearl'].map((name) => wallet(name, { name }))
    expect(listIds(indexOf(wallets), { search: 'pearl' })).toEqual(['Pearl', 'Pearly', 'Ember Pearl', 'Spearl'])
    expect(listIds(indexOf(wallets), { search: 'perl' })).toEqual(['Ember Pearl', 'Pearly', 'Pearl'])
  })

  it('ranks equal matches by popularity', () => {
    const matches = find('b')
    const prefixed = shippedWallets.filter(({ name }) => /^b/i.test(name)).map(({ id }) => id)
    expect(prefixed.slice(0, 2)).toEqual(['binance-wallet', 'bitget-wallet'])
    expect(matches.slice(0, prefixed.length)).toEqual(prefixed)
  })

  it('finds nothing for meaningless queries', () => {
    for (const search of ['zzzzzz', '...', '⚡', 'qqqqqqqqqqqqqqqqqqqq']) expect(find(search), search).toEqual([])
  })

  it('does not treat everything as a typo of a short word', () => {
    expect(find('okx')).toEqual(['okx-wallet'])
    expect(find('xyq')).toEqual([])
    expect(find('safe').slice(0, 1)).toEqual(['safe'])
    expect(find('rainbow')).toEqual(['rainbow'])
  })

  it('counts results of all pages', () => {
    const all = find('wallet').length
    expect(all).toBeGreaterThan(20)
    expect(index.list({ page: 2, entries: 5, search: 'wallet' })).toMatchObject({ count: all })
  })

  it('accepts any input', () => {
    for (const search of [
      '('.repeat(128),
      'a'.repeat(128),
      'ab '.repeat(42),
      '\u0000',
      '%',
      '\\',
      '[a-z]+',
      'é'.repeat(64),
    ]) {
      expect(() => index.list({ page: 1, entries: 100, search })).not.toThrow()
    }
  })

  it('is fast with 5,000 wallets', () => {
    const imported = createWallets(5000 - shippedWallets.length)
    const large = indexOf(imported, shippedWallets)
    expect(large.size).toBe(5000)
    const searches = Object.values(listSearches(imported)).flat()
    const run = (index: number) => large.list({ page: 1, entries: 100, search: searches[index % searches.length] })
    const now = readProcessorTime
    measureDurations({ runs: 30, run, now })
    // `scripts/benchCatalogue.ts` measures this on an idle machine; a busy one is slower.
    expect(measureDurations({ runs: 150, run, now }).p95).toBeLessThan(30)
  })
})
