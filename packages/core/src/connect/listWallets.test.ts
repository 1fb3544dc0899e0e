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

it('uses the order of the app, and puts groups that it omits last', () => {
  const rows = listWallets({
    ...defaults,
    connectors: [connector('a'), connector('b', { type: 'EXTERNAL' }), connector('c', { type: 'WALLET_CONNECT' })],
    order: ['external', 'injected'],
  })
  expect(ids(rows)).toEqual(['b', 'a', 'c'])
})

it('omits Browser Wallet on a desktop and keeps it on a phone [S5.034]', () => {
  const connectors = [connector('injected', { type: 'INJECTED', name: 'Browser Wallet' }), connector('a')]
  expect(ids(listWallets({ ...defaults, connectors }))).toEqual(['a'])
  expect(ids(listWallets({ ...defaults, connectors, isMobile: true }))).toEqual(['injected', 'a'])
})

it('merges a custom wallet and the extension with its rdns into one row', () => {
  const custom: CustomWallet = { id: 'acme', name: 'Acme', rdns: 'com.acme', image_url: 'https://acme.example/a.png' }
  const before = listWallets({ ...defaults, connectors: [], customWallets: [custom] })
  const after = listWallets({ ...defaults, connectors: [connector('com.acme')], customWallets: [custom] })
  expect(before.map((row) => [row.id, row.isInstalled])).toEqual([['acme', false]])
  expect(after.map((row) => [row.id, row.isInstalled])).toEqual([['com.acme', true]])
  expect(findWalletRow(after, { connectorId: 'acme' })).toBe(after[0])
  expect(after[0]?.imageUrl).toBe('https://acme.example/a.png')
})

const walletConnect = connector('walletConnect', { type: 'WALLET_CONNECT', name: 'WalletConnect', ready: 'loadable' })
const paired = (id: string, name: string) =>
  ({ connectorId: 'walletConnect', namespace: 'eip155', wallet: { id, name } }) as const

it('offers to pair with a custom wallet that is not installed and has a link, if pairing is available', () => {
  const custom: CustomWallet = { id: 'own', name: 'Own', mobile_link: 'own://' }
  const customWallets: readonly CustomWallet[] = [custom, { id: 'extension', name: 'Extension' }]
  const toPairings = (connectors: readonly Connector[]) =>
    listWallets({ ...defaults, connectors, customWallets })
      .filter(({ group }) => group === 'custom')
      .map(({ pairing }) => pairing)
  expect(toPairings([walletConnect])).toEqual([{ id: 'own', name: 'Own' }, undefined])
  expect(toPairings([])).toEqual([undefined, undefined])
})

it('lists a recently paired wallet in a separate row, by age among the recent ones', () => {
  const custom: CustomWallet = { id: 'own', name: 'Own', mobile_link: 'own://' }
  const rows = listWallets({
    ...defaults,
    connectors: [connector('io.metamask', { name: 'MetaMask' }), walletConnect],
    customWallets: [custom],
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

it('shows a recently paired wallet once if it is installed too, and not at all if pairing is unavailable', () => {
  const recents = [paired('metamask', 'MetaMask'), paired('rainbow', 'Rainbow')]
  const metamask = connector('io.metamask', { name: 'MetaMask' })
  expect(ids(listWallets({ ...defaults, connectors: [metamask, walletConnect], recents }))).toEqual([
    'walletConnect',
    'rainbow',
    'io.metamask',
  ])
  expect(ids(listWallets({ ...defaults, connectors: [metamask], recents }))).toEqual(['io.metamask'])
})

it('also recognises a custom wallet by its name, but not a wallet with another domain', () => {
  const custom: CustomWallet = { id: 'acme', name: 'Acme', rdns: 'com.acme', image_url: 'https://acme.example/a.png' }
  const toRows = (connector: Connector) =>
    listWallets({ ...defaults, connectors: [connector], customWallets: [custom] }).map(({ id, recognisedBy }) => [
      id,
      recognisedBy,
    ])
  expect(toRows(connector('acme-sol', { name: 'Acme', info: {} }))).toEqual([['acme-sol', 'name']])
  expect(toRows(connector('evil.acme', { name: 'Acme' }))).toEqual([
    ['evil.acme', undefined],
    ['acme', undefined],
  ])
})

it('lists each chain of a wallet once, however many connectors support it', () => {
  const connectors = [
    connector('a', { name: 'Phantom', info: { rdns: 'app.phantom' } }),
    connector('b', { name: 'Phantom', type: 'EXTERNAL', info: {} }),
    connector('c', { name: 'Phantom', chain: 'solana', info: {} }),
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

it('marks the wallets of one domain, and no other', () => {
  const rows = listWallets({
    ...defaults,
    connectors: [
      connector('io.metamask', { name: 'MetaMask' }),
      connector('io.metamask 2', { name: 'Anything', info: { rdns: 'io.metamask' } }),
      connector('app.phantom', { name: 'Phantom' }),
      connector('Phantom', { chain: 'solana', info: {} }),
      connector('Acme', { chain: 'solana', info: {} }),
      connector('Acme 2', { name: 'ACME', chain: 'solana', info: {} }),
      connector('Acme', { chain: 'bip122', info: {} }),
    ],
  })
  expect(rows.map(({ id, namespaces, isDisputed }) => [id, namespaces, isDisputed])).toEqual([
    ['io.metamask', ['eip155'], true],
    ['io.metamask 2', ['eip155'], true],
    ['app.phantom', ['eip155', 'solana'], false],
    ['Acme', ['solana'], true],
    ['Acme 2', ['solana'], true],
    ['bip122:Acme', ['bip122'], false],
  ])
  expect(findWalletRow(rows, { connectorId: 'Acme', namespace: 'bip122' })?.namespaces).toEqual(['bip122'])
  expect(findWalletRow(rows, { connectorId: 'bip122:Acme' })?.namespaces).toEqual(['bip122'])
  expect(findWalletRow(rows, { connectorId: 'Acme' })?.namespaces).toEqual(['solana'])
})

it('does not list a login among the wallets', () => {
  const rows = listWallets({
    ...defaults,
    connectors: [
      connector('announced'),
      connector('auth', { type: 'AUTH' }),
      connector('auth', { type: 'AUTH', chain: 'solana' }),
    ],
  })
  expect(ids(rows)).toEqual(['announced'])
})
