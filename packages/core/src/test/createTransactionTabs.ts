import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeChain, type FakeChain } from './createFakeChain.ts'
import { initialConnectionState, type ConnectionState } from '../connect/connectionState.ts'
import { createFakeClock, type FakeClock } from '../kernel/ports/createFakeClock.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { StoragePort } from '../kernel/ports/ports.ts'
import { createPersistedItem } from '../kernel/store/createPersistedItem.ts'
import { createStore, type Store } from '../kernel/store/createStore.ts'
import { createToastsController } from '../modal/toastsController.ts'
import type { NetworkState } from '../network/networkState.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import type { Toast } from '../modal/toastsState.ts'
import { createTransactions, type Transactions } from '../transactions/createTransactions.ts'
import type { TransactionRecord, TransactionsState } from '../transactions/state.ts'

/** A page with a tracker of transactions. */
export interface TransactionTab {
  readonly transactions: Transactions
  readonly store: Store<TransactionsState>
  readonly connection: Store<ConnectionState>
  /** The toasts that were shown, in order. */
  readonly toasts: Omit<Toast, 'id'>[]
  readonly visible: () => Toast | null
  readonly page: { isHidden: boolean }
  /** The visitor returns to the page, or it is online again. */
  comeBack(): void
  /** The page closes: nothing of it runs on. */
  close(): void
  list(): readonly TransactionRecord[]
}

/** Tabs of one page over one storage and one chain. */
export interface TransactionTabs {
  readonly chain: FakeChain
  readonly clock: FakeClock
  readonly storage: StoragePort
  open(): TransactionTab
  /** Lets so many milliseconds pass, with everything that answers meanwhile. */
  pass(milliseconds: number, step?: number): Promise<void>
}

/** Lets the answers of promises arrive. */
export const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

/** Creates a storage and a chain, without a page. */
export function createTransactionTabs(): TransactionTabs {
  const clock = createFakeClock()
  const chain = createFakeChain({ clock })
  const stored = createMemoryStorage()
  const tabs = new Map<TransactionTab, () => void>()
  let count = 0

  const open = (): TransactionTab => {
    const life = new AbortController()
    const features = { transaction: { ...chain.features, send: () => Promise.reject(new RangeError('unused')) } }
    const { adapter } = createFakeAdapter({ features })
    const store = createStore<TransactionsState>({ records: [] })
    const connection = createStore<ConnectionState>({ ...initialConnectionState, statuses: { eip155: 'connected' } })
    const network = createStore<NetworkState>({
      networks: [mainnet],
      activeNamespace: 'eip155',
      byNamespace: {},
      isSwitchingNamespace: false,
      attempt: { status: 'idle' },
    })
    const page = { isHidden: false }
    const toasts = createToastsController({ ports: { clock } })
    const shown: Omit<Toast, 'id'>[] = []
    let onBack = (): void => undefined
    // A write reaches the other tabs as an event, never the own one.
    const storage: StoragePort = {
      ...stored,
      setItem: (key, value) => {
        if (life.signal.aborted) return
        const isNew = stored.getItem(key) !== value
        stored.setItem(key, value)
        if (isNew) for (const [other, tell] of tabs) if (other !== tab) queueMicrotask(tell)
      },
    }
    const tab: TransactionTab = {
      store,
      connection,
      toasts: shown,
      visible: () => toasts.store.getState().toast,
      page,
      comeBack: () => onBack(),
      close: () => {
        life.abort()
        tab.transactions.destroy()
        toasts.destroy()
        tabs.delete(tab)
      },
      list: () => store.getState().records,
      transactions: createTransactions(
        {
          store,
          signal: life.signal,
          persist: (item) => createPersistedItem({ storage, item }),
          ports: { clock, random: { uuid: () => `key-${++count}`, bytes: () => Uint8Array.of() } },
          controllers: {
            adapters: { find: () => adapter },
            connection: { store: connection },
            network: { store: network },
            toasts: {
              ...toasts,
              show: (toast) => {
                shown.push(toast)
                toasts.show(toast)
              },
            },
          },
        },
        {
          isHidden: () => page.isHidden,
          watchPresence: (callback) => {
            onBack = callback
            return () => undefined
          },
          watchStorage: (callback) => {
            queueMicrotask(() => {
              if (!life.signal.aborted) tabs.set(tab, callback)
            })
            return () => undefined
          },
        },
      ),
    }
    return tab
  }

  return {
    chain,
    clock,
    storage: stored,
    open,
    pass: async (milliseconds, step = 4_000) => {
      for (let left = milliseconds; left > 0; left -= step) {
        clock.advance(Math.min(step, left))
        await flush()
      }
    },
  }
}
