import { assert, constant, property } from 'fast-check'
import { expect, it } from 'vitest'
import { assertUnpolluted, mutatedJson, runs } from '../../../../fuzz.shared.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { isSettled, type TransactionRecord } from './state.ts'
import { transactionRecordsItem } from './transactionRecordsItem.ts'

const record: TransactionRecord = {
  key: 'key',
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0x1',
  summary: { action: 'send', to: '0x2', amount: '5', decimals: 18, symbol: 'ETH', token: null },
  status: 'submitted',
  id: '0x3',
  batchId: null,
  replacementId: null,
  replacedBy: null,
  cause: null,
  trace: { isContract: false, facts: { nonce: '1' } },
  waitsSinceBlock: '100',
  waitsSince: 1,
  createdAt: 1,
  changedAt: 1,
  isFinal: false,
}

it('reads a stored list back, and drops a damaged one without an error', () => {
  const storage = createMemoryStorage()
  const item = createPersistedItem({ storage, item: transactionRecordsItem })
  item.set([record])
  expect(item.get()).toEqual([record])
  assert(
    property(mutatedJson(constant({ v: 1, value: [record, { ...record, key: 'b' }] })), (text) => {
      storage.setItem(transactionRecordsItem.key, text)
      const list = item.get()
      assertUnpolluted()
      if (list === undefined) expect(storage.getItem(transactionRecordsItem.key)).toBeNull()
      // Everything that the machine computes with is of its type.
      for (const { waitsSinceBlock, summary, changedAt, ...rest } of list ?? []) {
        expect(Number.isSafeInteger(changedAt)).toBe(true)
        expect(BigInt(waitsSinceBlock ?? 0) + BigInt(summary.amount ?? 0)).toBeGreaterThanOrEqual(0n)
        expect([true, false]).toContain(isSettled(rest))
      }
    }),
    runs(500),
  )
})
