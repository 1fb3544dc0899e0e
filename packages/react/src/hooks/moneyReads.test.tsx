import type { Transaction } from '@latchkey/core'
import { purchasesPlugin } from '@latchkey/core/internal'
import { createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { restoreOnline, setOnline } from '../test/setOnline.ts'
import { useActivity } from './useActivity.ts'
import { usePortfolio } from './usePortfolio.ts'
import { useTokenBalances } from './useTokenBalances.ts'

const owner = '0x1111111111111111111111111111111111111111'

type Answer = (url: URL) => unknown

/** Renders a hook in a modal whose cloud answers as the test says; `undefined` is a failure. */
async function use<value>(hook: () => value, answer: Answer) {
  const cloud = { answer, requests: [] as string[] }
  const world = createTestModal({
    options: { projectId: 'p', cloud: 'https://cloud.example' },
    http: {
      isOnline: () => true,
      fetch: async (address) => {
        const url = new URL(address)
        cloud.requests.push(url.pathname)
        const json = cloud.answer(url)
        return json === undefined ? new Response('', { status: 502 }) : Response.json(json)
      },
    },
  })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={world.modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result, act } = await renderHook(hook, { wrapper })
  const connect = () => act(async () => void (await world.modal.connect({ connectorId: 'io.metamask' })))
  return { ...world, act, cloud, connect, read: () => result.current }
}

const balances = (chainId: string | null, value: number) => ({
  balances: [
    {
      name: 'Ether',
      symbol: 'ETH',
      chainId,
      price: 2_000,
      value,
      quantity: { decimals: 18, numeric: String(value / 2_000) },
    },
  ],
})

it('read again in a modal that is created when the network is back', async () => {
  onTestFinished(restoreOnline)
  const answer: Answer = ({ searchParams }) => balances(searchParams.get('chainId'), 3_000)
  const first = await use(() => useTokenBalances(), answer)
  await first.connect()
  await expect.poll(() => first.read().tokens).toHaveLength(1)
  setOnline(false)
  await first.modal.destroy()
  restoreOnline()
  const second = await use(() => useTokenBalances(), answer)
  await second.connect()
  await expect.poll(() => second.read().tokens).toHaveLength(1)
})

it('useTokenBalances reads nothing until an account is connected, then follows it', async () => {
  const { cloud, connect, read, act, modal } = await use(
    () => useTokenBalances(),
    ({ searchParams }) => balances(searchParams.get('chainId'), 3_000),
  )
  expect(read()).toMatchObject({ tokens: undefined, isLoading: false, error: null })
  expect(cloud.requests).toEqual([])
  await connect()
  await expect.poll(() => read().tokens).toMatchObject([{ symbol: 'ETH', value: 3_000, chainId: 'eip155:1' }])
  expect(cloud.requests).toEqual([`/v1/account/${owner}/balance`])
  await act(() => modal.switchNetwork('eip155:42161'))
  await expect.poll(() => read().tokens).toMatchObject([{ chainId: 'eip155:42161' }])
  await act(() => modal.disconnect())
  expect(read().tokens).toBeUndefined()
})

it('useTokenBalances has the error of a failure', async () => {
  const { connect, read } = await use(
    () => useTokenBalances(),
    () => undefined,
  )
  await connect()
  await expect.poll(() => read().error).toMatchObject({ code: 'balance.unavailable' })
  expect(read()).toMatchObject({ tokens: undefined, isLoading: false })
})

it('usePortfolio adds up the networks, and names the one that failed until it answers', async () => {
  const { act, clock, cloud, connect, read } = await use(
    () => usePortfolio(),
    ({ searchParams }) => (searchParams.get('chainId') === 'eip155:1' ? balances('eip155:1', 3_000) : undefined),
  )
  expect(read()).toMatchObject({ total: undefined, isComplete: false, isLoading: false })
  await connect()
  await expect.poll(() => read().unavailable).toEqual(['eip155:42161'])
  await expect.poll(() => read().total).toBe(3_000)
  expect(read()).toMatchObject({ isComplete: false, isLoading: false })
  cloud.answer = ({ searchParams }) => balances(searchParams.get('chainId'), 500)
  clock.advance(30_000)
  await act(async () => void (await read().refetch()))
  expect(read()).toMatchObject({ total: 1_000, isComplete: true, unavailable: [] })
  expect(read().tokens).toHaveLength(2)
})

const row = (id: string): Transaction => ({
  id,
  metadata: {
    minedAt: '2026-03-15T12:00:00.000Z',
    chain: 'eip155:1',
    operationType: 'send',
    status: 'confirmed',
    sentFrom: owner,
    sentTo: owner,
  },
  transfers: [],
})

it("useActivity reads page by page, and keeps the rows while a failed page says 'Failed to fetch transactions' [S8.061]", async () => {
  const answer: Answer = ({ searchParams }) =>
    searchParams.get('cursor') === 'second' ? { data: [row('b')], next: null } : { data: [row('a')], next: 'second' }
  const { act, cloud, connect, read } = await use(() => useActivity(), answer)
  const listIds = () => read().transactions.map(({ id }) => id)
  expect(read()).toMatchObject({ transactions: [], loading: false, empty: false })
  await connect()
  await expect.poll(listIds).toEqual(['a'])
  cloud.answer = () => undefined
  await act(() => read().loadMore())
  expect(read().error).toMatchObject({ code: 'activity.failed', message: 'Failed to fetch transactions' })
  expect(read()).toMatchObject({ empty: true, next: undefined, loading: false })
  expect(listIds()).toEqual(['a'])
  cloud.answer = answer
  await act(() => read().retry())
  expect(listIds()).toEqual(['a', 'b'])
  expect(read()).toMatchObject({ error: null, empty: false, lastNetworkInView: 'eip155:1' })
  expect(read().transactionsByYear).toMatchObject([{ year: 2026, months: [{ month: 2 }] }])
})

it('useActivity has what sellers report of the account’s purchases [S3.036]', async () => {
  const { act, connect, modal, read } = await use(
    () => useActivity(),
    () => ({ data: [row('a')], next: null }),
  )
  await connect()
  await expect.poll(() => read().transactions.map(({ id }) => id)).toEqual(['a'])
  expect(read().coinbaseTransactions).toEqual([])
  const purchases = modal.plugin(purchasesPlugin).get()
  await act(() => purchases.set(() => ({ [`eip155:1:${owner}`]: [row('p')], 'eip155:1:0x02': [row('q')] })))
  expect(read().coinbaseTransactions.map(({ id }) => id)).toEqual(['p'])
  expect(read().transactions.map(({ id }) => id)).toEqual(['a'])
})

it('useActivity retries a first page that failed', async () => {
  const { act, cloud, connect, read } = await use(
    () => useActivity(),
    () => undefined,
  )
  await connect()
  await expect.poll(() => read().error).toMatchObject({ code: 'activity.failed' })
  cloud.answer = () => ({ data: [row('a')], next: null })
  await act(() => read().retry())
  expect(read()).toMatchObject({ error: null, transactions: [{ id: 'a' }] })
})
