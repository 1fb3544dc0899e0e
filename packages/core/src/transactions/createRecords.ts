import type { PersistedItem } from '../kernel/store/createPersistedItem.ts'
import type { ClockPort } from '../kernel/ports/ports.ts'
import type { Store } from '../kernel/store/createStore.ts'
import { advance, type TransactionEvent } from './advance.ts'
import { PREPARATION_LIFE, SETTLED_LIFE, TRANSACTIONS_LIMIT } from './constants.ts'
import { isSettled, type TransactionRecord, type TransactionsState } from './state.ts'

/** The records of this page and of the other tabs, which share the storage. Each change reads it first. */
export interface Records {
  /** Reads what other tabs have written. */
  refresh(): void
  find(key: string): TransactionRecord | undefined
  add(record: TransactionRecord): void
  /**
   * Applies an event to a record. The page that asked the wallet also restores a record that another tab has removed.
   */
  apply(
    key: string,
    event: TransactionEvent,
    parameters?: { readonly own?: TransactionRecord | undefined },
  ): TransactionRecord | undefined
  /** Says that a transaction that was found is that of a record. Returns `false` if it is another record's, with the same nonce. */
  claim(key: string, id: string): boolean
  remove(isRemoved: (record: TransactionRecord) => boolean): void
}

/** Creates the records of one modal. */
export function createRecords(context: {
  readonly store: Store<TransactionsState>
  readonly item: PersistedItem<readonly TransactionRecord[]>
  readonly clock: Pick<ClockPort, 'now'>
  /** Called when this page changes a status or its cause: once per change whatever the number of tabs. */
  readonly onChanged: (record: TransactionRecord) => void
}): Records {
  const { store, item, clock, onChanged } = context

  /** The stored records; those of this page if something else has emptied the storage. */
  const read = (): readonly TransactionRecord[] => item.get() ?? store.getState().records

  const write = (all: readonly TransactionRecord[]): void => {
    const records = limit(all, clock.now())
    // First the storage: a listener of the store may change the records again, and reads the storage. An empty list says that the
    // records were removed; without a value each tab keeps its own.
    item.set(records)
    store.patch({ records })
  }

  const find = (key: string): TransactionRecord | undefined =>
    store.getState().records.find((record) => record.key === key)

  const apply: Records['apply'] = (key, event, { own } = {}) => {
    const records = read()
    const before = records.find((record) => record.key === key) ?? own
    if (before === undefined) return undefined
    const after = advance(before, event, clock.now())
    const others = records.filter((record) => record.key !== key)
    if (after.status !== before.status || after.cause !== before.cause) onChanged(after)
    if (after !== before || others.length === records.length) write(sort([after, ...others]))
    else store.patch({ records })
    return after
  }

  return {
    apply,
    find,
    claim: (key, id) => {
      const isTaken = read().some((record) => record.key !== key && (record.id === id || record.replacementId === id))
      if (!isTaken) apply(key, { type: 'sent', id, batchId: null })
      return !isTaken
    },
    refresh: () => {
      const stored = item.get()
      if (stored) store.patch({ records: limit(stored, clock.now()) })
      // Another script has emptied or damaged the storage: the next page load still has to find what is on its way.
      else if (store.getState().records.length > 0) write(store.getState().records)
    },
    add: (record) => write([record, ...read()]),
    remove: (isRemoved) => write(read().filter((record) => !isRemoved(record))),
  }
}

const sort = (records: readonly TransactionRecord[]): readonly TransactionRecord[] =>
  records.toSorted((left, right) => right.createdAt - left.createdAt)

/** Drops what is old or too much: the oldest. */
function limit(records: readonly TransactionRecord[], now: number): readonly TransactionRecord[] {
  const counts = { pending: 0, settled: 0 }
  return records.filter((record) => {
    const isEnd = isSettled(record)
    if (isEnd && now - record.changedAt >= SETTLED_LIFE) return false
    // The page that prepared it is gone, and the wallet was never asked.
    if (record.status === 'preparing' && now - record.createdAt >= PREPARATION_LIFE) return false
    counts[isEnd ? 'settled' : 'pending'] += 1
    return counts[isEnd ? 'settled' : 'pending'] <= TRANSACTIONS_LIMIT
  })
}
