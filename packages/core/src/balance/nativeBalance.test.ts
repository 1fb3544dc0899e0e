import { QueryObserver } from '@tanstack/query-core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { getNativeBalanceOptions, nativeBalancesPlugin } from './nativeBalance.ts'
import { queryClientPlugin } from '../query/queryClientPlugin.ts'

const first = '0x1111111111111111111111111111111111111111'
const request = { namespace: 'eip155', caipAddress: `eip155:1:${first}` } as const

/** A chain that counts how often it is asked, and fails when told. */
async function setUp(storage = createMemoryStorage()) {
  const chain = { asked: 0, fails: false, value: 1_500_000_000_000_000_000n }
  const getNative = async () => {
    chain.asked++
    if (chain.fails) throw new TypeError('the chain is down')
    return { value: chain.value, decimals: 18, symbol: 'ETH' }
  }
  const world = createTestModal({ storage, fake: createFakeAdapter({ features: { balance: { getNative } } }) })
  await world.modal.start()
  await world.modal.connect({ connectorId: 'io.metamask' })
  return { ...world, chain, balances: world.modal.plugin(nativeBalancesPlugin).get() }
}

it('keeps a native balance for 30 s, in storage too [S9.003]', async () => {
  const storage = createMemoryStorage()
  const { balances, chain, clock, modal } = await setUp(storage)
  expect(await balances.get(request)).toEqual({ value: '1500000000000000000', decimals: 18, symbol: 'ETH' })
  expect(modal.controllers.account.store.getState().byNamespace.eip155).toMatchObject({
    balance: '1.5',
    balanceSymbol: 'ETH',
  })
  clock.advance(29_999)
  await balances.get(request)
  expect(chain.asked).toBe(1)
  const reloaded = await setUp(storage)
  reloaded.clock.advance(29_999)
  await reloaded.balances.get(request)
  expect(reloaded.chain.asked).toBe(0)
  clock.advance(1)
  await balances.get(request)
  expect(chain.asked).toBe(2)
})

it("shows 'Token Balance Unavailable' when a balance fails, and asks no more for 30 s [S4.069] [S8.010] [S8.011] [S9.006]", async () => {
  const { balances, chain, clock, modal } = await setUp()
  chain.fails = true
  await expect(balances.get(request)).rejects.toThrow('Token Balance Unavailable')
  expect(modal.controllers.toasts.store.getState().toast).toMatchObject({
    variant: 'error',
    code: 'balance.unavailable',
  })
  chain.fails = false
  clock.advance(29_999)
  await expect(balances.get(request)).rejects.toThrow('Token Balance Unavailable')
  expect(chain.asked).toBe(1)
  clock.advance(1)
  expect(await balances.get(request)).toMatchObject({ value: '1500000000000000000' })
  expect(chain.asked).toBe(2)
})

it("shows 'Token Balance Unavailable' on a network that the app does not run on", async () => {
  const { balances, chain, modal } = await setUp()
  await expect(balances.get({ ...request, caipAddress: `eip155:137:${first}` })).rejects.toMatchObject({
    code: 'balance.unavailable',
  })
  expect(chain.asked).toBe(0)
  expect(modal.controllers.toasts.store.getState().toast?.code).toBe('balance.unavailable')
})

it('needs a connection [S6.010]', async () => {
  const { balances, chain, modal } = await setUp()
  await modal.disconnect()
  await expect(balances.get(request)).rejects.toMatchObject({ code: 'connection.required' })
  expect(chain.asked).toBe(0)
})

it("fails with 'No ActiveCaipAddress found' when a balance is asked for and there is no address [S8.066]", async () => {
  const { chain, modal } = await setUp()
  const options = getNativeBalanceOptions(modal, { namespace: 'eip155', caipAddress: undefined })
  const observer = new QueryObserver(modal.plugin(queryClientPlugin).get().client, options)
  onTestFinished(observer.subscribe(() => undefined))
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', error: null })
  expect(await observer.refetch()).toMatchObject({
    error: { code: 'account.addressNotFound', message: 'No ActiveCaipAddress found' },
  })
  expect(chain.asked).toBe(0)
})

it('ends its queries with the modal', async () => {
  const { modal } = await setUp()
  const client = modal.plugin(queryClientPlugin).get().client
  client.setQueryData(['x'], 1)
  await modal.destroy()
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('leaves no timer when a view lets go of a query after the modal has ended', async () => {
  const { modal } = await setUp()
  const observer = new QueryObserver(
    modal.plugin(queryClientPlugin).get().client,
    getNativeBalanceOptions(modal, request),
  )
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const end = observer.subscribe(() => undefined)
  await modal.destroy()
  end()
  expect(vi.getTimerCount()).toBe(0)
})
