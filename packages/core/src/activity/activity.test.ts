import type { Transaction } from '@latchkey/protocol/api'
import { InfiniteQueryObserver } from '@tanstack/query-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pictureQuery } from '../catalogue/queries/picture.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { startTestCloud, type TestAnswer } from '../test/startTestCloud.ts'
import { until } from '../test/until.ts'
import { activityQuery } from './activityQuery.ts'
import { selectActivity } from './selectActivity.ts'
import { toActivityList } from './toActivityList.ts'

const owner = '0x1111111111111111111111111111111111111111'
const request = { caipAddress: `eip155:1:${owner}` } as const

const row = (id: string, part: Partial<Transaction['metadata']> = {}): Transaction => ({
  id,
  metadata: {
    minedAt: '2026-03-15T12:00:00.000Z',
    chain: 'eip155:1',
    operationType: 'send',
    status: 'confirmed',
    sentFrom: owner,
    sentTo: '0x2222222222222222222222222222222222222222',
    ...part,
  },
  transfers: [],
})
const spam = (id: string) =>
  row(id, { sentFrom: '0x2222222222222222222222222222222222222222', operationType: 'receive' })

/** A history of three pages, whose cursors are numbers. `newest` is put before it. */
function createHistory() {
  const history = {
    newest: [] as readonly string[],
    version: 1,
    answer: ({ query }: { readonly query: Readonly<Record<string, string>> }): TestAnswer => {
      const { cursor = `${history.version}-0` } = query
      const [version, page] = cursor.split('-').map(Number)
      if (version !== history.version || page === undefined)
        return { status: 400, error: { code: 'invalid_request', message: 'The cursor is invalid' } }
      const ids = page === 0 ? [...history.newest, 'a1', 'a2'] : page === 1 ? ['b1', 'b2'] : ['c1']
      return { json: { data: ids.map((id) => row(id)), next: page === 2 ? null : `${history.version}-${page + 1}` } }
    },
  }
  return history
}

async function setUp(parameters: { readonly hasCloud?: boolean } = {}) {
  const history = createHistory()
  const cloud = await startTestCloud()
  cloud.on('getHistory', history.answer)
  const { hasCloud = true } = parameters
  const world = createTestModal({ options: { projectId: 'p', cloud: hasCloud ? cloud.url : undefined } })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  const { client } = world.modal.plugin(queryClientPlugin).get()
  const observe = () => {
    const observer = new InfiniteQueryObserver(client, activityQuery.options(world.modal, request))
    onTestFinished(observer.subscribe(() => undefined))
    return { observer, getState: () => selectActivity(observer.getCurrentResult(), request) }
  }
  const listCursors = () => cloud.callsOf('getHistory').map(({ query }) => query['cursor'])
  return { ...world, client, cloud, history, listCursors, observe }
}

const toIds = ({ transactions }: { readonly transactions: readonly Transaction[] }) => transactions.map(({ id }) => id)

describe('transactions', () => {
  it("are read in the cloud's pages, by cursor [S1.019] [S3.034] [S4.041] [S4.043] [S7.005] [S7.028] [S9.099]", async () => {
    const { modal, cloud, listCursors } = await setUp()
    const first = await activityQuery.read(modal, request)
    expect(toIds(first)).toEqual(['a1', 'a2'])
    expect(first.transactions[0]).toEqual(row('a1'))
    expect(first.next).toBe('1-1')
    expect(cloud.callsOf('getHistory')).toMatchObject([
      { parameters: { account: owner }, query: { chainId: 'eip155:1' } },
    ])
    expect(cloud.callsOf('getHistory')[0]?.headers['cache-control']).not.toBe('max-age=0')
    expect(toIds(await activityQuery.loadMore(modal, request))).toEqual(['a1', 'a2', 'b1', 'b2'])
    const last = await activityQuery.loadMore(modal, request)
    expect(toIds(last)).toEqual(['a1', 'a2', 'b1', 'b2', 'c1'])
    expect(last.next).toBeUndefined()
    expect(activityQuery.getCached(modal, request)).toEqual(last)
    expect(listCursors()).toEqual([undefined, '1-1', '1-2'])
    await activityQuery.loadMore(modal, request)
    expect(listCursors()).toHaveLength(3)
  })

  it('have a public state: loading, empty, next and the network [S3.038] [S4.040] [S4.042]', async () => {
    const { cloud, observe } = await setUp()
    const release = cloud.hold('getHistory')
    const { observer, getState } = observe()
    expect(getState()).toMatchObject({ loading: true, empty: false, transactions: [], lastNetworkInView: 'eip155:1' })
    release({ json: { data: [row('a')], next: 'more' } })
    await until(() => !getState().loading)
    expect(getState()).toMatchObject({ loading: false, empty: false, next: 'more', error: null, isSupported: true })
    cloud.on('getHistory', { json: { data: [], next: null } })
    await observer.refetch()
    expect(getState()).toMatchObject({ loading: false, empty: true, next: undefined, error: null, transactions: [] })
  })

  it("show 'Failed to fetch transactions', empty and without a cursor, while the rows stay and can be retried [S4.044] [S4.045] [S8.061]", async () => {
    const { modal, cloud, history, observe, errors } = await setUp()
    const { observer, getState } = observe()
    await until(() => !getState().loading)
    cloud.on('getHistory', { status: 502, error: { code: 'upstream_failed' } })
    await expect(activityQuery.loadMore(modal, request)).rejects.toMatchObject({ code: 'activity.failed' })
    expect(getState()).toMatchObject({ loading: false, empty: true, next: undefined })
    expect(getState().error).toMatchObject({ code: 'activity.failed', message: 'Failed to fetch transactions' })
    expect(toIds(getState())).toEqual(['a1', 'a2'])
    expect(errors.map(({ code }) => code)).toEqual(['activity.failed'])
    expect(modal.controllers.toasts.store.getState().toast).toMatchObject({ code: 'activity.failed', variant: 'error' })
    cloud.on('getHistory', history.answer)
    await observer.fetchNextPage()
    expect(toIds(getState())).toEqual(['a1', 'a2', 'b1', 'b2'])
    expect(getState()).toMatchObject({ empty: false, error: null, next: '1-2' })
  })

  it('start again if the cursor has expired, without an error', async () => {
    const { modal, history, observe, listCursors, errors } = await setUp()
    const { getState } = observe()
    await until(() => !getState().loading)
    await activityQuery.loadMore(modal, request)
    history.version = 2
    history.newest = ['n1']
    expect(toIds(await activityQuery.loadMore(modal, request))).toEqual(['n1', 'a1', 'a2'])
    expect(getState()).toMatchObject({ error: null, next: '2-1' })
    expect(toIds(await activityQuery.loadMore(modal, request))).toEqual(['n1', 'a1', 'a2', 'b1', 'b2'])
    expect(listCursors()).toEqual([undefined, '1-1', '1-2', undefined, '2-1'])
    expect(errors).toEqual([])
  })

  it('are renewed with one request, however many pages were read', async () => {
    const { modal, clock, history, listCursors } = await setUp()
    await activityQuery.read(modal, request)
    await activityQuery.loadMore(modal, request)
    await activityQuery.read(modal, request)
    expect(listCursors()).toHaveLength(2)
    clock.advance(30_000)
    history.newest = ['n1', 'n2']
    expect(toIds(await activityQuery.read(modal, request))).toEqual(['n1', 'n2', 'a1', 'a2', 'b1', 'b2'])
    expect(listCursors()).toEqual([undefined, '1-1', undefined])
    expect(toIds(await activityQuery.loadMore(modal, request))).toEqual(['n1', 'n2', 'a1', 'a2', 'b1', 'b2', 'c1'])
  })

  it('lose what a reorganisation removed, and are read anew if all of the first page is new', async () => {
    const { modal, cloud, history, listCursors } = await setUp()
    await activityQuery.read(modal, request)
    await activityQuery.loadMore(modal, request)
    const { client } = modal.plugin(queryClientPlugin).get()
    const renew = async () => {
      await activityQuery.invalidate(modal, request)
      return toIds(await activityQuery.read(modal, request))
    }
    cloud.on('getHistory', { json: { data: [row('n1'), row('a2')], next: '1-9' } })
    expect(await renew()).toEqual(['n1', 'a2', 'b1', 'b2'])
    cloud.on('getHistory', ({ query }) =>
      query['cursor'] === undefined ? { json: { data: [row('x1')], next: '1-0' } } : history.answer({ query }),
    )
    expect(await renew()).toEqual(['x1', 'a1', 'a2'])
    expect(listCursors()).toEqual([undefined, '1-1', undefined, undefined, '1-0'])
    expect(client.getQueryCache().getAll()).toHaveLength(1)
  })

  it('keep spam apart and count it [S1.020]', async () => {
    const { modal, cloud } = await setUp()
    cloud.on('getHistory', { json: { data: [row('a'), spam('s1'), spam('s2')], next: null } })
    const list = await activityQuery.read(modal, request)
    expect(toIds(list)).toEqual(['a'])
    expect(list.spam.map(({ id }) => id)).toEqual(['s1', 's2'])
  })

  it('name their pictures by URLs of the cloud, which are read as data', async () => {
    const { modal, cloud } = await setUp()
    const [path, other] = ['/v1/image/a.b.c', 'https://pictures.example/1.png']
    const transfers = [
      { fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: path } } },
      { fungible_info: { name: 'Other', icon: { url: other } }, nft_info: null },
      { nft_info: { name: 'Picture', content: { preview: { url: path } } } },
      { nft_info: { name: 'Plain', content: null }, fungible_info: { symbol: 'T', icon: null } },
    ]
    cloud.on('getHistory', { json: { data: [{ ...row('a'), transfers }], next: null } })
    cloud.on('getImage', { image: '<svg/>', mediaType: 'image/svg+xml' })
    const { transactions } = await activityQuery.read(modal, request)
    const source = `${cloud.url}${path}`
    expect(transactions[0]?.transfers).toMatchObject([
      { fungible_info: { symbol: 'USDC', icon: { url: source } } },
      { fungible_info: { name: 'Other', icon: { url: other } }, nft_info: null },
      { nft_info: { name: 'Picture', content: { preview: { url: source } } } },
      { nft_info: { name: 'Plain', content: null }, fungible_info: { symbol: 'T', icon: null } },
    ])
    expect(await pictureQuery.read(modal, { url: source })).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  it('end with the connection', async () => {
    const { modal, client } = await setUp()
    await activityQuery.read(modal, request)
    await modal.disconnect()
    expect(activityQuery.getCached(modal, request)).toBeUndefined()
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})

describe('a network without history', () => {
  it.each([
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    'polkadot:91b1:5Grw',
  ] as const)('has an empty list, without a request: %s [S8.001] [S9.073]', async (caipAddress) => {
    const { modal, cloud, client } = await setUp()
    expect(await activityQuery.read(modal, { caipAddress })).toMatchObject({ transactions: [], isSupported: false })
    const [query] = client.getQueryCache().getAll()
    expect(query?.state.data).toMatchObject({ pages: [{ data: [] }] })
    expect(cloud.callsOf('getHistory')).toEqual([])
  })

  it('has an empty list without a cloud, and with a cloud that has no provider', async () => {
    const alone = await setUp({ hasCloud: false })
    expect(await activityQuery.read(alone.modal, request)).toMatchObject({ transactions: [], isSupported: false })
    expect(alone.cloud.calls).toEqual([])
    const bare = await setUp()
    bare.cloud.on('getHistory', { status: 501, error: { code: 'not_configured' } })
    expect(await activityQuery.read(bare.modal, request)).toMatchObject({ transactions: [], isSupported: false })
    expect(bare.errors).toEqual([])
  })

  it('is not read without an account', async () => {
    const { modal, cloud } = await setUp()
    const failure = { code: 'account.addressNotFound' }
    await expect(activityQuery.read(modal, { caipAddress: undefined })).rejects.toMatchObject(failure)
    await expect(activityQuery.loadMore(modal, { caipAddress: undefined })).rejects.toMatchObject(failure)
    expect(cloud.calls).toEqual([])
  })
})

describe('the list', () => {
  const toList = (...data: readonly Transaction[]) =>
    toActivityList({ pages: [{ data, spam: [] }], pageParams: [undefined] })

  it('is grouped by year, then month, newest first [S3.037]', () => {
    const { transactionsByYear } = toList(
      row('a', { minedAt: '2026-11-15T12:00:00Z' }),
      row('b', { minedAt: '2026-11-14T12:00:00Z' }),
      row('c', { minedAt: '2026-02-15T12:00:00Z' }),
      row('d', { minedAt: '2025-12-15T12:00:00Z' }),
    )
    const groups = transactionsByYear.map(({ year, months }) => [
      year,
      months.map(({ month, transactions }) => [month, toIds({ transactions })]),
    ])
    expect(groups).toEqual([
      [
        2026,
        [
          [10, ['a', 'b']],
          [1, ['c']],
        ],
      ],
      [2025, [[11, ['d']]]],
    ])
  })

  it('keeps a transaction without a valid time beside its neighbour, and shows a repeated one once', () => {
    const list = toList(row('a', { minedAt: '' }), row('b'), row('c', { minedAt: 'soon' }), row('b'))
    expect(toIds(list)).toEqual(['a', 'b', 'c'])
    expect(list.transactionsByYear).toMatchObject([{ year: 2026, months: [{ month: 2 }] }])
    expect(list.transactionsByYear[0]?.months[0]?.transactions).toHaveLength(3)
    expect(toList(row('a', { minedAt: '' })).transactionsByYear).toEqual([])
  })

  it('keeps the months that did not change when more is read', async () => {
    const { modal, cloud, observe } = await setUp()
    const december = row('d', { minedAt: '2025-12-15T12:00:00Z' })
    cloud.on('getHistory', ({ query }) => ({
      json: query['cursor'] === undefined ? { data: [row('a')], next: 'more' } : { data: [december], next: null },
    }))
    const { getState } = observe()
    await until(() => !getState().loading)
    const [before] = getState().transactionsByYear
    await activityQuery.loadMore(modal, request)
    expect(getState().transactionsByYear).toHaveLength(2)
    expect(getState().transactionsByYear[0]).toBe(before)
  })
})
