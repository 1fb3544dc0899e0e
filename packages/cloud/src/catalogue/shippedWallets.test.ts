import { catalogueWalletSchema } from '@latchkey/protocol/catalogue'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { chains } from './data/chains.ts'
import { walletPictures } from './data/generated/walletPictures.ts'
import { shippedWallets } from './data/shippedWallets.ts'
import type { ShippedWallet } from './data/wallets/ShippedWallet.ts'
import { toCatalogueWallet } from './toCatalogueWallet.ts'
import { withoutEmptyBadge } from './withoutEmptyBadge.ts'

const wallets = shippedWallets.map(toCatalogueWallet)
const ids = new Set(wallets.map(({ id }) => id))

function expectUnique(values: readonly unknown[]): void {
  const seen = new Set<unknown>()
  expect(values.filter((value) => seen.size === seen.add(value).size)).toEqual([])
}

it('match the schema of the protocol and do not change when parsed again', () => {
  for (const wallet of wallets)
    expect(withoutEmptyBadge(parse(catalogueWalletSchema, structuredClone(wallet)))).toEqual(wallet)
})

it('are at least 150, each with a homepage and a way to get or open it', () => {
  const useful = wallets.filter(
    ({ homepage, ...wallet }) =>
      homepage !== undefined &&
      [
        wallet.mobile_link,
        wallet.link_mode,
        wallet.desktop_link,
        wallet.webapp_link,
        wallet.app_store,
        wallet.play_store,
        wallet.chrome_store,
      ].some((link) => link !== undefined),
  )
  expect(useful.length).toBeGreaterThanOrEqual(150)
  expect(useful).toHaveLength(wallets.length)
})

it('have unique ids, names, ranks and rdns', () => {
  expectUnique(wallets.map(({ id }) => id))
  expectUnique(wallets.map(({ name }) => name.toLowerCase()))
  expectUnique(shippedWallets.map(({ rank }) => rank))
  expectUnique(wallets.flatMap(({ rdns }) => rdns?.toLowerCase() ?? []))
})

it('have unique store ids, except for one app with two wallets', () => {
  expectUnique(shippedWallets.flatMap(({ ios }) => ios ?? []))
  expectUnique(shippedWallets.flatMap(({ android }) => android ?? []))
  expectUnique(shippedWallets.flatMap(({ chrome }) => chrome ?? []))
})

it('are sorted by popularity', () => {
  const ranks = shippedWallets.map(({ rank }) => rank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(wallets.slice(0, 3).map(({ id }) => id)).toEqual(['metamask', 'trust-wallet', 'coinbase-wallet'])
})

/** The format of each field. */
const forms: Partial<Record<keyof ShippedWallet, RegExp>> = {
  id: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  name: /^\S(?:.*\S)?$/,
  source: /^.{6,}$/,
  rdns: /^[a-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/,
  // A trailing slash would be doubled when a path is appended.
  homepage: /^https:\/\/\S*[^/\s]$/,
  link_mode: /^https:\/\/\S*[^/\s]$/,
  webapp_link: /^https:\/\/\S*[^/\s]$/,
  mobile_link: /^[a-z][a-z0-9.+-]*:\/\/(?:\S*[^/\s])?$/,
  desktop_link: /^[a-z][a-z0-9.+-]*:\/\/(?:\S*[^/\s])?$/,
  ios: /^\d{9,10}$/,
  android: /^[a-z]\w*(?:\.[\w-]+)+$/,
  // The Chrome Web Store writes hashes with the letters a to p.
  chrome: /^[a-p]{32}$/,
}

it('have well-formed fields', () => {
  const wrong = shippedWallets.flatMap((row) =>
    Object.entries(row).flatMap(([key, value]) => {
      const form = new Map<string, RegExp | undefined>(Object.entries(forms)).get(key)
      return form === undefined || form.test(String(value)) ? [] : [`${row.id}: ${key} ${String(value)}`]
    }),
  )
  expect(wrong).toEqual([])
})

it('are on networks of the catalogue, without duplicates', () => {
  const known = new Set(chains.map((chain) => chain.id))
  for (const { id, chains: ids } of shippedWallets) {
    expect(ids.length, id).toBeGreaterThan(0)
    expect(
      ids.filter((chain) => !known.has(chain)),
      id,
    ).toEqual([])
    expectUnique(ids)
  }
  expectUnique(chains.map((chain) => chain.id))
})

it('set addsEvmNetworks only with EVM networks', () => {
  const open = shippedWallets.filter(({ addsEvmNetworks }) => addsEvmNetworks)
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter((row) => !row.chains.some((chain) => chain.startsWith('eip155:')))).toEqual([])
})

it('use no pictures or links of third-party registries', () => {
  expect(JSON.stringify(shippedWallets)).not.toMatch(/walletconnect\.(?:com|org)|reown\.com|image_url/)
  expect(Object.keys(walletPictures).filter((id) => !ids.has(id))).toEqual([])
})
