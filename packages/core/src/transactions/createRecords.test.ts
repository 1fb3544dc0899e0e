import { expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { createStore } from '../kernel/store/createStore.ts'
import { createRecords } from './createRecords.ts'
import type { TransactionRecord, TransactionsState } from './state.ts'
import { transactionRecordsItem } from './transactionRecordsItem.ts'

/** Tabs over one storage, which have heard of nothing that another one wrote. */
function openTabs(count: number) {
  const storage = createMemoryStorage()
  const clock = createFakeClock()
  const item = createPersistedItem({ storage, item: transactionRecordsItem })
  const tabs = Array.from({ length: count }, () => {
    const changed: TransactionRecord[] = []
    const store = createStore<TransactionsState>({ records: [] })
    const records = createRecords({ store, item, clock, onChanged: (record) => changed.push(record) })
    return { ...records, changed, list: () => store.getState().records }
  })
  const listStored = () => item.get()?.map(({ key, status, id }) => [key, status, id])
  return { tabs, listStored, now: clock.now() }
}

const createRecord = (now: number, more: Partial<TransactionRecord> = {}): TransactionRecord => ({
  ...{ key: 'a', namespace: 'bip122', networkId: 'bip122:000000000019d6689c085ae165831e93', address: 'bc1q' },
  summary: { action: 'send', to: null, amount: null, decimals: null, symbol: null, token: null },
  ...{ status: 'awaitingWallet', id: null, batchId: null, replacementId: null, replacedBy: null, cause: null },
  ...{ trace: null, waitsSinceBlock: null, waitsSince: now, createdAt: now, changedAt: now, isFinal: false },
  ...more,
})

it('keeps what another tab wrote a moment ago', () => {
  const { tabs, listStored, now } = openTabs(2)
  const [first, second] = tabs
  first?.add(createRecord(now))
  second?.add(createRecord(now, { key: 'b' }))
  first?.apply('a', { type: 'sent', id: '1', batchId: null })
  second?.apply('a', { type: 'missing', block: 5n })
  second?.remove(({ key }) => key === 'b')
  expect(listStored()).toEqual([['a', 'submitted', '1']])
  expect(second?.find('a')).toMatchObject({ status: 'submitted', id: '1', waitsSinceBlock: '5' })
})

it('gives a transaction to one record only, be it its own or its replacement', () => {
  const { tabs, now } = openTabs(1)
  const [tab] = tabs
  tab?.add(createRecord(now, { status: 'confirmed', id: '1', replacementId: '2' }))
  tab?.add(createRecord(now, { key: 'b' }))
  expect([tab?.claim('b', '1'), tab?.claim('b', '2'), tab?.claim('b', '3')]).toEqual([false, false, true])
  expect(tab?.claim('b', '3')).toBe(true)
  expect(tab?.find('b')).toMatchObject({ status: 'submitted', id: '3' })
})

it('tells a change of the status, or of its cause, once', () => {
  const { tabs, now } = openTabs(1)
  const [tab] = tabs
  tab?.add(createRecord(now))
  tab?.apply('a', { type: 'sent', id: '1', batchId: null })
  for (const block of [1n, 6n, 7n, 8n]) tab?.apply('a', { type: 'missing', block })
  expect(tab?.changed.map(({ status, cause }) => [status, cause])).toEqual([
    ['submitted', null],
    ['submitted', 'slow'],
  ])
})
