import { expect, it } from 'vitest'
import type { CustomWallet } from '../options/CustomWallet.ts'
import { defaultFeatures } from '../options/constants.ts'
import { findWalletRow, listWallets } from './listWallets.ts'
import type { Connector, ConnectorType } from './connectorsState.ts'

const connector = (id: string, part: Partial<Connector> & { readonly type?: ConnectorType } = {}): Connector => ({
  id,
  name: id,
  type: 'ANNOUNCED',
  chain: 'eip155',
  info: { rdns: id },
  ready: 'installed',
  ...part,
})

const defaults = { customWallets: [], recents: [], order: defaultFeatures.connectorTypeOrder, isMobile: false }
const ids = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id)

it('orders walletConnect, recent, injected, featured, custom, external, recommended by default [S9.084]', () => {
  expect(defaultFeatures.connectorTypeOrder).toEqual([
    'walletConnect',
    'recent',
    'injected',
    'featured',
    'custom',
    'external',
    'recommended',
  ])
  const custom: CustomWallet = { id: 'custom', name: 'Custom', chains: ['eip155:1', 'eip155:10'] }
  const rows = listWallets({
    ...defaults,
    connectors: [
      connector('external', { type: 'EXTERNAL' }),
      connector('announced'),
      connector('older'),
      connector('newer'),
      connector('wc', { type: 'WALLET_CONNECT' }),
    ],
    customWallets: [custom],
    recents: [
      { connectorId: 'newer', namespace: 'eip155', wallet: null },
      { connectorId: 'older', namespace: 'eip155', wallet: null },
    ],
  })
  expect(ids(rows)).toEqual(['wc', 'newer', 'older', 'announced', 'custom', 'external'])
  expect(rows.at(-2)).toMatchObject({ isInstalled: false, namespaces: ['eip155'], wallet: custom })
})

it('takes the order that the app gives, and puts groups it does not name last', () => {
  const rows = listWallets({
    ...defaults,
    connectors: [connector('a'), connector('b', { type: 'EXTERNAL' }), connector('c', { type: 'WALLET_CONNECT' })],
    order: ['external', 'injected'],
  })
  expect(ids(rows)).toEqual(['b', 'a', 'c'])
})

it('leaves Browser Wallet out on a desktop and keeps it on a phone [S5.034]', () => {
  const connectors = [connector('injected', { type: 'INJECTED', name: 'Browser Wallet' }), connector('a')]
  expect(ids(listWallets({ ...defaults, connectors }))).toEqual(['a'])
  expect(ids(listWallets({ ...defaults, connectors, isMobile: true }))).toEqual(['injected', 'a'])
})

it('makes one row of a custom wallet and the extension that announces its rdns', () => {
  const custom: CustomWallet = { id: 'acme', name: 'Acme', rdns: 'com.acme', image_url: 'https://acme.example/a.png' }
  const before = listWallets({ ...defaults, connectors: [], customWallets: [custom] })
  const after = listWallets({ ...defaults, connectors: [connector('com.acme')], customWallets: [custom] })
  expect(before.map((row) => [row.id, row.isInstalled])).toEqual([['acme', false]])
  expect(after.map((row) => [row.id, row.isInstalled])).toEqual([['com.acme', true]])
  expect(findWalletRow(after, 'acme')).toBe(after[0])
  expect(after[0]?.imageUrl).toBe('https://acme.example/a.png')
})

const walletConnect = connector('walletConnect', { type: 'WALLET_CONNECT', name: 'WalletConnect', ready: 'loadable' })
const paired = (id: string, name: string) =>
  ({ connectorId: 'walletConnect', namespace: 'eip155', wallet: { id, name } }) as const

it('pairs with a custom wallet that is not in the page and has a link, where there is a way to pair', () => {
  const own: CustomWallet = { id: 'own', name: 'Own', mobile_link: 'own://' }
  const customWallets: readonly CustomWallet[] = [own, { id: 'extension', name: 'Extension' }]
  const toPairings = (connectors: readonly Connector[]) =>
    listWallets({ ...defaults, connectors, customWallets })
      .filter(({ group }) => group === 'custom')
      .map(({ pairing }) => pairing)
  expect(toPairings([walletConnect])).toEqual([{ id: 'own', name: 'Own' }, undefined])
  expect(toPairings([])).toEqual([undefined, undefined])
})

it('gives a wallet that was paired lately a row of its own, by age among the recent ones', () => {
  const own: CustomWallet = { id: 'own', name: 'Own', mobile_link: 'own://' }
  const rows = listWallets({
    ...defaults,
    connectors: [connector('io.metamask', { name: 'MetaMask' }), walletConnect],
    customWallets: [own],
    recents: [
      paired('rainbow', 'Rainbow'),
      { connectorId: 'io.metamask', namespace: 'eip155', wallet: null },
      paired('own', 'Own'),
    ],
  })
  expect(rows.map(({ id, group, isRecent }) => [id, group, isRecent])).toEqual([
    ['walletConnect', 'walletConnect', false],
    ['rainbow', 'recent', true],
    ['io.metamask', 'recent', true],
    ['own', 'recent', true],
  ])
  expect(rows[1]?.pairing).toEqual({ id: 'rainbow', name: 'Rainbow' })
})

it('shows a wallet once that was paired lately and is in the page too, and none where nothing can be paired', () => {
  const recents = [paired('metamask', 'MetaMask'), paired('rainbow', 'Rainbow')]
  const metamask = connector('io.metamask', { name: 'MetaMask' })
  expect(ids(listWallets({ ...defaults, connectors: [metamask, walletConnect], recents }))).toEqual([
    'walletConnect',
    'rainbow',
    'io.metamask',
  ])
  expect(ids(listWallets({ ...defaults, connectors: [metamask], recents }))).toEqual(['io.metamask'])
})

it('knows a custom wallet by its name too, and lets none be taken over by a wallet of another domain', () => {
  const custom: CustomWallet = { id: 'acme', name: 'Acme', rdns: 'com.acme', image_url: 'https://acme.example/a.png' }
  const toRows = (found: Connector) =>
    listWallets({ ...defaults, connectors: [found], customWallets: [custom] }).map(({ id, recognisedBy }) => [
      id,
      recognisedBy,
    ])
  expect(toRows(connector('acme-sol', { name: 'Acme', info: {} }))).toEqual([['acme-sol', 'name']])
  expect(toRows(connector('evil.acme', { name: 'Acme' }))).toEqual([
    ['evil.acme', undefined],
    ['acme', undefined],
  ])
})

it('names each chain of a wallet once, however many ways lead there', () => {
  const connectors = [
    connector('a', { name: 'Acme' }),
    connector('b', { name: 'Acme', type: 'EXTERNAL', info: {} }),
    connector('c', { name: 'Acme', chain: 'solana' }),
  ]
  const [row, ...others] = listWallets({ ...defaults, connectors })
  expect(others).toEqual([])
  expect(row?.namespaces).toEqual(['eip155', 'solana'])
  expect(row?.connectors.map(({ id, recognisedBy }) => [id, recognisedBy])).toEqual([
    ['a', undefined],
    ['b', 'name'],
    ['c', 'name'],
  ])
})
