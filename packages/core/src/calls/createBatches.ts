// Owns the list of batches: in the state, in the storage, and in step with the records of their transactions.
import { watchSelector } from '../kernel/store/watchSelector.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { transactionsPlugin } from '../transactions/transactionsPlugin.ts'
import { callsItem } from './callsItem.ts'
import type { CallsBatch, CallsState } from './state.ts'
import { toBatch } from './toBatch.ts'

/** How many batches are kept, and for how long, in ms. */
const MOST_BATCHES = 50
const BATCH_LIFE = 24 * 60 * 60 * 1_000

/** The batches of one modal. */
export interface Batches {
  find(id: string): CallsBatch | undefined
  /** Adds a batch, or changes it. Returns it as its records leave it. */
  put(batch: CallsBatch): CallsBatch
  remove(id: string): void
  /** Marks that this page asks the wallet for the calls of a batch. Returns a function that ends it. */
  own(id: string): () => void
  destroy(): void
}

export type BatchesContext = Pick<
  PluginContext<CallsState, 'transactions'>,
  'controllers' | 'persist' | 'plugin' | 'ports' | 'store'
>

/** Creates the batches of one modal, with those of the last visit. */
export function createBatches(context: BatchesContext): Batches {
  const { controllers, ports, store } = context
  const { store: transactionsStore } = context.plugin(transactionsPlugin)
  const item = context.persist(callsItem)
  const owned = new Set<string>()

  const isKept = ({ createdAt, status }: CallsBatch): boolean =>
    status === 'pending' || ports.clock.now() - createdAt < BATCH_LIFE
  const write = (recipe: (batches: readonly CallsBatch[]) => readonly CallsBatch[]): void => {
    const before = store.getState().batches
    const { records } = transactionsStore.getState()
    const next = recipe(before)
      .map((batch) => toBatch(endAbandoned(batch), records))
      .slice(0, MOST_BATCHES)
    store.set((state) => ({ ...state, batches: next }))
    const { batches } = store.getState()
    if (batches === before) return
    // Another tab may have added one.
    const others = (item.get() ?? []).filter(({ id }) => !before.some((own) => own.id === id))
    const all = [...batches, ...others].filter(isKept).slice(0, MOST_BATCHES)
    if (all.length > 0) item.set(all)
    else item.remove()
  }
  /** The page that asked for the calls of a batch is gone once none is on its way: the rest will not be asked for. */
  const endAbandoned = (batch: CallsBatch): CallsBatch => {
    const isOnItsWay = batch.calls.some(({ status }) => status === 'wallet' || status === 'chain')
    return owned.has(batch.id) || isOnItsWay ? batch : { ...batch, isOver: true }
  }

  const follow = (): void => write((batches) => batches)
  const ends = [
    transactionsStore.subscribe(follow),
    watchSelector(
      controllers.connection.store,
      ({ statuses }) => statuses,
      (statuses, before) =>
        write((batches) =>
          batches.filter(
            ({ namespace, status }) =>
              status === 'pending' ||
              before[namespace] !== 'connected' ||
              (statuses[namespace] ?? 'disconnected') !== 'disconnected',
          ),
        ),
    ),
  ]
  store.set((state) => ({ ...state, batches: (item.get() ?? []).filter(isKept) }))
  follow()

  const find = (id: string): CallsBatch | undefined => store.getState().batches.find((batch) => batch.id === id)
  return {
    find,
    put: (batch) => {
      write((batches) =>
        batches.some(({ id }) => id === batch.id)
          ? batches.map((other) => (other.id === batch.id ? batch : other))
          : [batch, ...batches],
      )
      return find(batch.id) ?? batch
    },
    remove: (id) => write((batches) => batches.filter((batch) => batch.id !== id)),
    own: (id) => {
      owned.add(id)
      return () => {
        owned.delete(id)
        follow()
      }
    },
    destroy: () => {
      for (const end of ends) end()
    },
  }
}
