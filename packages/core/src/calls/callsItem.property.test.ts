import { assert, constant, property } from 'fast-check'
import { expect, it } from 'vitest'
import { assertUnpolluted, mutatedJson, runs } from '../../../../fuzz.shared.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { callsItem } from './callsItem.ts'
import type { CallsBatch } from './state.ts'

const batch: CallsBatch = {
  id: '0xabc',
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0x1',
  mode: 'steps',
  isAtomic: false,
  calls: [
    { status: 'done', transactionId: '0x2', recordKey: 'a' },
    { status: 'waiting', transactionId: null, recordKey: null },
  ],
  isOver: false,
  status: 'pending',
  statusCode: 100,
  createdAt: 1,
}

it('reads stored batches back, and drops a damaged list without an error', () => {
  const storage = createMemoryStorage()
  const item = createPersistedItem({ storage, item: callsItem })
  item.set([batch])
  expect(item.get()).toEqual([batch])
  assert(
    property(mutatedJson(constant({ v: 1, value: [batch, { ...batch, id: 'b' }] })), (text) => {
      storage.setItem(callsItem.key, text)
      const list = item.get()
      assertUnpolluted()
      if (list === undefined) expect(storage.getItem(callsItem.key)).toBeNull()
      for (const { calls, createdAt, id, isOver, statusCode } of list ?? []) {
        expect([typeof id, typeof isOver]).toEqual(['string', 'boolean'])
        expect([createdAt, statusCode].every(Number.isSafeInteger)).toBe(true)
        for (const call of calls) expect(['string', 'object']).toContain(typeof call.transactionId)
      }
    }),
    runs(500),
  )
})
