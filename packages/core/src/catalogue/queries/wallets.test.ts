import { InfiniteQueryObserver, onlineManager, QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { matchConnector } from '../../connect/matchConnector.ts'
import { listCatalogueWallets } from '../listCatalogueWallets.ts'
import { createBrowserHttp } from '../../kernel/ports/createBrowserHttp.ts'
import { createFakeAdapter, fakeWallet } from '../../test/createFakeAdapter.ts'
import { createTestModal } from '../../test/createTestModal.ts'
import { createWallets } from '../../test/createWallets.ts'
import { startTestCloud } from '../../test/startTestCloud.ts'
import { until } from '../../test/until.ts'
import type { ModalOptions } from '../../plugin/Modal.ts'
import { WALLET_SEARCH_WAIT, WALLETS_FRESH } from '../constants.ts'
import { queryClientPlugin } from '../../query/queryClientPlugin.ts'
import {
  featuredWalletsQuery,
  getWalletPagesOptions,
  recommendedWalletsQuery,
  walletQuery,
  walletSearchQuery,
} from './wallets.ts'

const projectId = '0123456789abcdef0123456789abcdef'

async function setUp(
  parameters: {
    readonly options?: Partial<ModalOptions>
    readonly wallets?: ReturnType<typeof createWallets>
    readonly fake?: ReturnType<typeof createFakeAdapter>
  } = {},
) {
  const cloud = await startTestCloud({ wallets: parameters.wallets ?? createWallets(100) })
  const http = createBrowserHttp()
  const world = createTestModal({
    options: { projectId, cloud: cloud.url, ...parameters.options },
    fake: parameters.fake,
    http: {
      fetch: (url, init) =>
        onlineManager.isOnline() ? http.fetch(url, init) : Promise.reject(new TypeError('offline')),
      isOnline: () => onlineManager.isOnline(),
    },
  })
  onTestFinished(async () => {
    onlineManager.setOnline(true)
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  const client = world.modal.plugin(queryClientPlugin).get().client
  const getRequests = () => cloud.callsOf('getWallets').map(({ query }) => query)
  return { ...world, cloud, client, getRequests }
}

const toIds = (list: { readonly wallets: readonly { readonly id: string }[] }) => list.wallets.map(({ id }) => id)

it("gives each connector its wallet's ids once a list has loaded, by reverse domain name alone [S3.011]", async () => {
  const wallets = createWallets(2).map((wallet) => ({ ...wallet, rdns: `com.${wallet.id}` }))
  const connectors = [
    { ...fakeWallet('com.wallet-1', 'One'), icon: 'https://one.example/icon.png' },
    fakeWallet('com.other', wallets[1]?.name),
  ]
  const fake = createFakeAdapter({ wallets: connectors })
  const { modal, client } = await setUp({ wallets, fake })
  const listIds = () =>
    modal.controllers.connectors.store
      .getState()
      .connectors.filter(({ type }) => type === 'ANNOUNCED')
      .map(({ id, explorerId, imageId, info }) => [id, info.rdns, explorerId, imageId])
  await modal.start()
  expect(listIds()).toEqual([
    ['com.wallet-1', 'com.wallet-1', undefined, undefined],
    ['com.other', 'com.other', undefined, undefined],
  ])
  await client.fetchQuery(featuredWalletsQuery.options(modal, {}))
  expect(listIds()).toEqual([
    ['com.wallet-1', 'com.wallet-1', 'wallet-1', wallets[0]?.image_id],
    ['com.other', 'com.other', undefined, undefined],
  ])
  fake.adapter.wallet.announce(fakeWallet('com.wallet-2', 'Late'))
  expect(listIds()).toContainEqual(['com.wallet-2', 'com.wallet-2', 'wallet-2', wallets[1]?.image_id])
  const [first] = modal.controllers.connectors.store.getState().connectors
  expect(first).toMatchObject({ id: 'com.wallet-1', name: 'One', imageUrl: 'https://one.example/icon.png' })
  expect(first && matchConnector(first, { id: 'wallet-1', name: '' })).toBe('id')
  const { id: connectionId } = await modal.connect({ connectorId: 'com.wallet-1' })
  expect(await fake.adapter.getProvider({ connectionId })).toBeTypeOf('object')
})

it('gives connectors the ids of the built-in wallets where there is no cloud', async () => {
  const { modal } = createTestModal()
  await modal.start()
  await modal.plugin(queryClientPlugin).get().client.fetchQuery(featuredWalletsQuery.options(modal, {}))
  const { connectors } = modal.controllers.connectors.store.getState()
  expect(connectors.find(({ id }) => id === 'io.metamask')?.explorerId).toBe('metamask')
})

describe('featured wallets', () => {
  it('are requested by GET /getWallets with projectId, st and sv, and read from data and count [S7.034] [S7.038]', async () => {
    const { modal, cloud, getRequests } = await setUp()
    const list = await featuredWalletsQuery.read(modal, {})
    expect(getRequests()).toMatchObject([{ projectId, st: 'latchkey', sv: expect.stringMatching(/^\d/) }])
    expect(list).toMatchObject({ count: 100, source: 'cloud' })
    expect(list.wallets[0]).toMatchObject(createWallets(1)[0] ?? {})
    expect(cloud.callsOf('getWallets')).toHaveLength(1)
  })

  it('are the first 4 if the app features none [S7.040]', async () => {
    const { modal, getRequests } = await setUp()
    const list = await featuredWalletsQuery.read(modal, {})
    expect(toIds(list)).toEqual(['wallet-1', 'wallet-2', 'wallet-3', 'wallet-4'])
    expect(getRequests()).toMatchObject([{ entries: '4' }])
    expect(getRequests()[0]).not.toHaveProperty('include')
  })

  it("are those of the app's list, all of them and in its order [S7.039] [S3.050]", async () => {
    const featuredWalletIds = ['wallet-60', 'wallet-7', 'unknown', 'wallet-61', 'wallet-2']
    const { modal, getRequests } = await setUp({ options: { featuredWalletIds } })
    const list = await featuredWalletsQuery.read(modal, {})
    expect(toIds(list)).toEqual(['wallet-60', 'wallet-7', 'wallet-61', 'wallet-2'])
    expect(getRequests()).toMatchObject([{ entries: '5', include: featuredWalletIds.join(',') }])
  })
})

it("puts the wallets of the app's groups before those that it features, each once, and recommends none of them", async () => {
  const walletGroups = [
    { name: 'Hardware', walletIds: ['wallet-9', 'wallet-2'] },
    { name: 'Ours', walletIds: ['own', 'wallet-2'] },
  ]
  const { modal, getRequests } = await setUp({ options: { walletGroups, featuredWalletIds: ['wallet-1', 'wallet-9'] } })
  expect(toIds(await featuredWalletsQuery.read(modal, {}))).toEqual(['wallet-9', 'wallet-2', 'wallet-1'])
  expect(toIds(await recommendedWalletsQuery.read(modal, {}))).toEqual(['wallet-3', 'wallet-4', 'wallet-5', 'wallet-6'])
  expect(getRequests()).toMatchObject([
    { entries: '4', include: 'wallet-9,wallet-2,own,wallet-1' },
    { entries: '4', exclude: 'wallet-9,wallet-2,own,wallet-1' },
  ])
})

it('recommends 4 wallets that are not featured [S7.041] [S9.032]', async () => {
  const { modal, getRequests } = await setUp({ options: { featuredWalletIds: ['wallet-2', 'wallet-3'] } })
  const list = await recommendedWalletsQuery.read(modal, {})
  expect(toIds(list)).toEqual(['wallet-1', 'wallet-4', 'wallet-5', 'wallet-6'])
  expect(getRequests()).toMatchObject([{ entries: '4', exclude: 'wallet-2,wallet-3' }])
})

describe('all wallets', () => {
  it('come in pages of 40 until there are no more [S7.035] [S7.042] [S9.031]', async () => {
    const { modal, client, getRequests } = await setUp()
    const observer = new InfiniteQueryObserver(client, getWalletPagesOptions(modal))
    onTestFinished(observer.subscribe(() => undefined))
    await until(() => observer.getCurrentResult().isSuccess)
    await observer.fetchNextPage()
    await observer.fetchNextPage()
    const { data, hasNextPage } = observer.getCurrentResult()
    expect(getRequests()).toMatchObject([1, 2, 3].map((page) => ({ page: `${page}`, entries: '40' })))
    expect(data?.pages.map(({ wallets }) => wallets.length)).toEqual([40, 40, 20])
    expect(hasNextPage).toBe(false)
  })

  it('are those that the app includes and does not exclude, on its networks [S7.036] [S3.050]', async () => {
    const { modal, client, getRequests } = await setUp({
      wallets: createWallets(8, (index) => ({ chains: [index === 4 ? 'eip155:10' : 'eip155:1'] })),
      options: {
        includeWalletIds: ['wallet-1', 'wallet-2', 'wallet-3', 'wallet-4'],
        excludeWalletIds: ['wallet-2'],
        featuredWalletIds: ['wallet-3', 'wallet-8'],
      },
    })
    const { pages } = await client.fetchInfiniteQuery(getWalletPagesOptions(modal))
    expect(pages.map(toIds)).toEqual([['wallet-1', 'wallet-3']])
    expect(getRequests()).toMatchObject([
      { include: 'wallet-1,wallet-2,wallet-3,wallet-4', exclude: 'wallet-2', chains: 'eip155:1,eip155:42161' },
    ])
    // Featured wallets must be included too.
    expect(toIds(await featuredWalletsQuery.read(modal, {}))).toEqual(['wallet-3'])
    expect(getRequests()[1]).toMatchObject({ include: 'wallet-3' })
  })

  it('need no request if the app includes none of the wallets it features', async () => {
    const { modal, getRequests } = await setUp({
      options: { includeWalletIds: ['wallet-1'], featuredWalletIds: ['wallet-2'] },
    })
    expect(await featuredWalletsQuery.read(modal, {})).toMatchObject({ wallets: [], count: 0 })
    expect(getRequests()).toEqual([])
  })

  it('stay fresh for ten minutes', async () => {
    const { modal, getRequests } = await setUp()
    await featuredWalletsQuery.read(modal, {})
    await featuredWalletsQuery.read(modal, {})
    expect(getRequests()).toHaveLength(1)
    expect(WALLETS_FRESH).toBe(600_000)
  })
})

describe('a search', () => {
  it('returns at most 100 wallets, by text, by badge or by both [S7.037] [S7.043] [S9.033]', async () => {
    const { modal, getRequests } = await setUp({ wallets: createWallets(150) })
    const list = await walletSearchQuery.read(modal, { search: '  wallet ' })
    expect(list.wallets).toHaveLength(100)
    await walletSearchQuery.read(modal, { search: '', badge: 'certified' })
    await walletSearchQuery.read(modal, { search: 'x'.repeat(300), badge: 'certified' })
    expect(getRequests()).toMatchObject([
      { search: 'wallet', entries: '100' },
      { badge_type: 'certified', entries: '100' },
      { badge_type: 'certified', search: 'x'.repeat(128) },
    ])
    expect(getRequests()[0]).not.toHaveProperty('badge_type')
    expect(getRequests()[1]).not.toHaveProperty('search')
  })

  it('is not sent for an empty text', async () => {
    const { modal, client, getRequests } = await setUp()
    const observer = new QueryObserver(client, walletSearchQuery.options(modal, { search: '  ' }))
    onTestFinished(observer.subscribe(() => undefined))
    expect(observer.getCurrentResult().fetchStatus).toBe('idle')
    expect(getRequests()).toEqual([])
  })

  it('waits 300 ms for the next key [S9.034]', () => {
    expect(WALLET_SEARCH_WAIT).toBe(300)
  })

  it('is aborted when a newer search replaces it', async () => {
    const { modal, client, cloud, clock, getRequests } = await setUp()
    const release = cloud.hold('getWallets')
    const observer = new QueryObserver(client, walletSearchQuery.options(modal, { search: 'w' }))
    onTestFinished(observer.subscribe(() => undefined))
    await until(() => getRequests().length === 1)
    cloud.on('getWallets', { json: { data: [], count: 0 } })
    observer.setOptions(walletSearchQuery.options(modal, { search: 'wa' }))
    await until(() => observer.getCurrentResult().isSuccess)
    // The abort also cancelled the timer of the first call.
    expect(clock.countTimers()).toBe(0)
    expect(client.getQueryState(['wallets', 'search', 'w', null])?.fetchStatus).toBe('idle')
    release({ json: { data: [], count: 0 } })
  })
})

it('finds one wallet by its id on any network, unless the app excludes it', async () => {
  const { modal, getRequests } = await setUp({
    wallets: createWallets(3, (index) => (index === 2 ? { chains: ['cosmos:cosmoshub-4'] } : {})),
    options: { excludeWalletIds: ['wallet-3'] },
  })
  const find = async (id: string) => (await walletQuery.read(modal, { id })).wallets[0]
  expect(await find('wallet-2')).toMatchObject({ name: 'Wallet 2' })
  expect(getRequests()).toMatchObject([{ include: 'wallet-2', exclude: 'wallet-3' }])
  expect(getRequests()[0]).not.toHaveProperty('chains')
  expect(await find('wallet-3')).toBeUndefined()
  expect(await find('unknown')).toBeUndefined()
})

describe('the built-in wallets', () => {
  it('are listed without a cloud, filtered and searched in the page', async () => {
    const { modal, client, cloud } = await setUp({
      options: { cloud: undefined, featuredWalletIds: ['rainbow', 'metamask'], excludeWalletIds: ['trust-wallet'] },
    })
    expect(toIds(await featuredWalletsQuery.read(modal, {}))).toEqual(['rainbow', 'metamask'])
    const recommended = await recommendedWalletsQuery.read(modal, {})
    expect(recommended.wallets).toHaveLength(4)
    expect(toIds(recommended)).not.toEqual(expect.arrayContaining(['metamask']))
    const { pages } = await client.fetchInfiniteQuery(getWalletPagesOptions(modal))
    const all = pages.flatMap(toIds)
    expect(pages).toHaveLength(1)
    expect(pages[0]).toMatchObject({ source: 'builtIn', count: all.length })
    expect(all.length).toBeGreaterThan(10)
    expect(all).not.toContain('trust-wallet')
    const wallets = pages.flatMap((page) => page.wallets)
    expect(wallets.every(({ chains }) => chains.some((chain) => chain.startsWith('eip155:')))).toBe(true)
    for (const search of ['METAM', 'io.metamask'])
      expect(toIds(await walletSearchQuery.read(modal, { search }))).toEqual(['metamask'])
    expect(await walletSearchQuery.read(modal, { search: 'qqq' })).toMatchObject({ wallets: [] })
    expect(cloud.calls).toEqual([])
  })

  it('have the logos that their makers let apps show', async () => {
    const { modal } = await setUp({ options: { cloud: undefined } })
    const { wallets } = await walletQuery.read(modal, { id: 'phantom' })
    expect(wallets[0]?.image_url).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect((await walletQuery.read(modal, { id: 'ledger' })).wallets[0]?.image_url).toBeUndefined()
  })

  it.each([[{ status: 500 }], [{ status: 403 }], [{ status: 429 }], [{ json: { data: 'none' } }]])(
    'replace the list of a cloud that answers %j, until the list is read again',
    async (answer) => {
      const { modal, cloud } = await setUp()
      cloud.on('getWallets', answer)
      expect(await featuredWalletsQuery.read(modal, {})).toMatchObject({ source: 'builtIn' })
      cloud.on('getWallets', { json: { data: createWallets(1), count: 1 } })
      expect(await featuredWalletsQuery.read(modal, {})).toMatchObject({ source: 'cloud', count: 1 })
    },
  )

  it('are shown immediately without a network, and replaced by the list of the cloud when the network is back', async () => {
    const { modal, client, getRequests, clock } = await setUp()
    onlineManager.setOnline(false)
    const observer = new InfiniteQueryObserver(client, getWalletPagesOptions(modal))
    onTestFinished(observer.subscribe(() => undefined))
    await until(() => observer.getCurrentResult().isSuccess)
    expect(observer.getCurrentResult().data?.pages).toMatchObject([{ source: 'builtIn' }])
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
    expect(clock.countTimers()).toBe(0)
    onlineManager.setOnline(true)
    await until(() => observer.getCurrentResult().data?.pages[0]?.source === 'cloud')
    expect(observer.getCurrentResult().hasNextPage).toBe(true)
    expect(getRequests()).toHaveLength(1)
  })

  it('never follow a page of the cloud: the next page waits for the network', async () => {
    const { modal, client } = await setUp()
    const observer = new InfiniteQueryObserver(client, getWalletPagesOptions(modal))
    onTestFinished(observer.subscribe(() => undefined))
    await until(() => observer.getCurrentResult().isSuccess)
    onlineManager.setOnline(false)
    void observer.fetchNextPage()
    await until(() => observer.getCurrentResult().fetchStatus === 'paused')
    expect(observer.getCurrentResult().data?.pages).toHaveLength(1)
    onlineManager.setOnline(true)
    await until(() => observer.getCurrentResult().data?.pages.length === 2)
    expect(observer.getCurrentResult().data?.pages.map(({ source }) => source)).toEqual(['cloud', 'cloud'])
  })

  it('never hide that the request for another page failed', async () => {
    const { modal, client, cloud } = await setUp()
    const observer = new InfiniteQueryObserver(client, getWalletPagesOptions(modal))
    onTestFinished(observer.subscribe(() => undefined))
    await until(() => observer.getCurrentResult().isSuccess)
    cloud.on('getWallets', { status: 500 })
    await observer.fetchNextPage()
    expect(observer.getCurrentResult()).toMatchObject({ isFetchNextPageError: true, error: { code: 'api.failed' } })
    expect(observer.getCurrentResult().data?.pages).toHaveLength(1)
  })
})

it('lists each wallet once, and whether it is installed [S3.017]', async () => {
  const fake = createFakeAdapter({
    wallets: [
      fakeWallet('com.installed'),
      { ...fakeWallet('com.absent'), ready: 'notDetected' },
      { ...fakeWallet('nameless'), rdns: undefined },
    ],
  })
  const { modal } = createTestModal({ fake })
  onTestFinished(() => modal.destroy())
  await modal.start()
  const { connectors } = modal.controllers.connectors.store.getState()
  const rdns = ['com.installed', 'com.absent', undefined, 'com.other']
  const wallets = createWallets(4, (index) => ({ rdns: rdns[index - 1] }))
  const own = { id: 'own', name: 'Own', rdns: 'com.installed' }
  const rows = listCatalogueWallets({ wallets: [...wallets, own, ...wallets], connectors })
  expect(rows.map(({ wallet, isInstalled }) => [wallet.id, isInstalled])).toEqual([
    ['wallet-1', true],
    ['wallet-2', false],
    ['wallet-3', false],
    ['wallet-4', false],
    ['own', true],
  ])
  expect(rows[0]?.connector?.id).toBe('com.installed')
  expect(rows[4]?.wallet.chains).toEqual([])
})
