import { QueryObserver } from '@tanstack/query-core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { selectAccount } from '../account/accountState.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { getAccount } from '../getAccount.ts'
import { nativeBalanceQuery, type NativeBalanceParameters } from './nativeBalance.ts'

const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'
const request = { namespace: 'eip155', caipAddress: `eip155:1:${first}` } as const

/** A connected modal on a chain that counts its requests and fails on demand. */
async function setUp(storage = createMemoryStorage()) {
  const chain = { requests: 0, fails: false, value: 1_500_000_000_000_000_000n }
  const getNative = async () => {
    chain.requests++
    if (chain.fails) throw new TypeError('the chain is down')
    return { value: chain.value, decimals: 18, symbol: 'ETH' }
  }
  const world = createTestModal({ storage, fake: createFakeAdapter({ features: { balance: { getNative } } }) })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  const read = (parameters: Partial<NativeBalanceParameters> = {}) =>
    nativeBalanceQuery.read(world.modal, { ...request, ...parameters })
  return { ...world, chain, read }
}

it('keeps a native balance for 30 s, also in storage [S9.003]', async () => {
  const storage = createMemoryStorage()
  const { read, chain, clock } = await setUp(storage)
  expect(await read()).toEqual({ value: '1500000000000000000', decimals: 18, symbol: 'ETH' })
  clock.advance(29_999)
  await read()
  expect(chain.requests).toBe(1)
  const reloaded = await setUp(storage)
  reloaded.clock.advance(29_999)
  await reloaded.read()
  expect(reloaded.chain.requests).toBe(0)
  clock.advance(1)
  await read()
  expect(chain.requests).toBe(2)
})

it('adds the balance to the account when the account is read, and stores it in no store', async () => {
  const storage = createMemoryStorage()
  const { read, modal, adapter } = await setUp(storage)
  const { account } = modal.controllers
  expect(getAccount(modal, request)).toBe(selectAccount(account.store.getState(), 'eip155'))
  await read()
  expect(getAccount(modal, request)).toMatchObject({ address: first, balance: '1.5', balanceSymbol: 'ETH' })
  expect(selectAccount(account.store.getState(), 'eip155')).not.toHaveProperty('balance')
  const reloaded = await setUp(storage)
  expect(getAccount(reloaded.modal, request)).toMatchObject({ balance: '1.5' })
  expect(reloaded.chain.requests).toBe(0)
  adapter.wallet.changeAccounts([second])
  expect(getAccount(modal, request).address).toBe(second)
  expect(getAccount(modal, request).balance).toBeUndefined()
})

it("shows 'Token Balance Unavailable' when a balance fails, and makes no request for 30 s [S4.069] [S8.010] [S8.011] [S9.006]", async () => {
  const { read, chain, clock, modal } = await setUp()
  chain.fails = true
  await expect(read()).rejects.toMatchObject({
    code: 'balance.unavailable',
    message: 'Token Balance Unavailable',
    cause: { message: 'the chain is down' },
  })
  const { toasts } = modal.controllers
  expect(toasts.store.getState().toast).toMatchObject({ variant: 'error', code: 'balance.unavailable' })
  toasts.hide()
  chain.fails = false
  clock.advance(29_999)
  await expect(read()).rejects.toThrow('Token Balance Unavailable')
  expect(chain.requests).toBe(1)
  expect(toasts.store.getState().toast).toBeNull()
  clock.advance(1)
  expect(await read()).toMatchObject({ value: '1500000000000000000' })
  expect(chain.requests).toBe(2)
})

it("shows 'Token Balance Unavailable' on a network that the app does not have", async () => {
  const { read, chain, modal } = await setUp()
  await expect(read({ caipAddress: `eip155:137:${first}` })).rejects.toMatchObject({ code: 'balance.unavailable' })
  expect(chain.requests).toBe(0)
  expect(modal.controllers.toasts.store.getState().toast?.code).toBe('balance.unavailable')
})

it('requires a connection, and shows nothing without one [S6.010]', async () => {
  const { read, chain, modal } = await setUp()
  await modal.disconnect()
  await expect(read()).rejects.toMatchObject({ code: 'connection.required' })
  expect(chain.requests).toBe(0)
  expect(modal.controllers.toasts.store.getState().toast).toBeNull()
  await modal.connect({ connectorId: 'io.metamask' })
  expect(await read()).toMatchObject({ symbol: 'ETH' })
})

it('removes balances from memory and storage when the visitor disconnects [S4.005]', async () => {
  const { read, chain, modal, storage } = await setUp()
  await read()
  expect(storage.getItem('@latchkey/native_balance_cache')).toContain(first)
  await modal.disconnect()
  expect(storage.getItem('@latchkey/native_balance_cache')).toBeNull()
  expect(nativeBalanceQuery.getCached(modal, request)).toBeUndefined()
  await modal.connect({ connectorId: 'io.metamask' })
  await read()
  expect(chain.requests).toBe(2)
})

it("fails with 'No ActiveCaipAddress found' when a balance is read without an address [S8.066]", async () => {
  const { read, chain, modal } = await setUp()
  const options = nativeBalanceQuery.options(modal, { namespace: 'eip155', caipAddress: undefined })
  const observer = new QueryObserver(modal.plugin(queryClientPlugin).get().client, options)
  onTestFinished(observer.subscribe(() => undefined))
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', error: null })
  const failure = { code: 'account.addressNotFound', message: 'No ActiveCaipAddress found' }
  expect(await observer.refetch()).toMatchObject({ error: failure })
  await expect(read({ caipAddress: undefined })).rejects.toMatchObject(failure)
  expect(chain.requests).toBe(0)
})

it('ends its queries with the modal', async () => {
  const { read, modal } = await setUp()
  await read()
  const client = modal.plugin(queryClientPlugin).get().client
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  await modal.destroy()
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('leaves no timer when a view stops observing a query after the modal was destroyed', async () => {
  const { modal } = await setUp()
  const observer = new QueryObserver(
    modal.plugin(queryClientPlugin).get().client,
    nativeBalanceQuery.options(modal, request),
  )
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const end = observer.subscribe(() => undefined)
  await modal.destroy()
  end()
  expect(vi.getTimerCount()).toBe(0)
})
