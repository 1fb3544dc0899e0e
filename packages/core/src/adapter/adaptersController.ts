import type { Adapter, AdapterContext, AdapterFactory, StoredConnection } from './types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import type { Namespace } from '@latchkey/protocol/caip'
import { initialAdaptersState, type AdaptersState } from './adaptersState.ts'

/** Owns the adapters' lives and mirrors their stores into one. */
export interface AdaptersController {
  readonly store: ReadableStore<AdaptersState>
  /** The adapter of a namespace, if there is one. */
  find(namespace: Namespace): Adapter | undefined
  /**
   * As `find`.
   *
   * @throws `chain.adapterNotFound` ('Chain adapter not found') when there is none; `connection.chainRequired` ('Chain is
   * required to get connection controller client') without a namespace.
   */
  get(namespace: Namespace | undefined): Adapter
  /** Adds an adapter. One that is there for the same namespace is kept, and `false` is the answer. */
  add(factory: AdapterFactory): boolean
  /** Ends an adapter and forgets it. */
  remove(namespace: Namespace): Promise<void>
  /** Starts every adapter, and later every one that is added. */
  start(parameters: { readonly reconnect: (namespace: Namespace) => readonly StoredConnection[] }): Promise<void>
  /** Has every adapter load what connecting will need. Never throws. */
  preload(): Promise<void>
  /** Has every adapter look again for wallets. */
  discover(): void
  destroy(): Promise<void>
}

/** Makes the keeper of one modal's adapters. */
export function createAdaptersController(context: {
  readonly toAdapterContext: (namespace: Namespace) => AdapterContext
  /** One adapter's fault must not keep the others from starting. */
  readonly onError: (error: ModalError) => void
}): AdaptersController {
  const store = createStore<AdaptersState>(initialAdaptersState)
  const adapters = new Map<Namespace, { readonly adapter: Adapter; readonly unsubscribe: () => void }>()
  let reconnect: ((namespace: Namespace) => readonly StoredConnection[]) | undefined

  const mirror = (namespace: Namespace, adapter: Adapter): void =>
    store.set((state) => ({ byNamespace: { ...state.byNamespace, [namespace]: adapter.store.getState() } }))

  const attempt = async (action: Promise<void> | undefined): Promise<void> => {
    try {
      await action
    } catch (error) {
      context.onError(toModalError(error, 'internal.unexpected'))
    }
  }

  const end = async (namespace: Namespace): Promise<void> => {
    const entry = adapters.get(namespace)
    if (entry === undefined) return
    adapters.delete(namespace)
    entry.unsubscribe()
    store.set((state) => {
      const { [namespace]: _ended, ...byNamespace } = state.byNamespace
      return { byNamespace }
    })
    await entry.adapter.destroy()
  }

  return {
    store,
    find: (namespace) => adapters.get(namespace)?.adapter,
    get: (namespace) => {
      if (namespace === undefined)
        throw new ModalError('connection.chainRequired', {
          text: 'Chain is required to get connection controller client',
        })
      const entry = adapters.get(namespace)
      if (entry === undefined)
        throw new ModalError('chain.adapterNotFound', { context: { namespace }, text: 'Chain adapter not found' })
      return entry.adapter
    },
    add: (factory) => {
      const { namespace } = factory
      if (adapters.has(namespace)) return false
      const adapter = factory.create(context.toAdapterContext(namespace))
      adapters.set(namespace, { adapter, unsubscribe: adapter.store.subscribe(() => mirror(namespace, adapter)) })
      mirror(namespace, adapter)
      if (reconnect !== undefined) void attempt(adapter.start({ reconnect: reconnect(namespace) }))
      return true
    },
    remove: end,
    start: async (parameters) => {
      reconnect = parameters.reconnect
      await Promise.all(
        [...adapters].map(([namespace, { adapter }]) =>
          attempt(adapter.start({ reconnect: parameters.reconnect(namespace) })),
        ),
      )
    },
    preload: async () => {
      await Promise.all([...adapters.values()].map(({ adapter }) => attempt(adapter.preload?.())))
    },
    discover: () => {
      for (const { adapter } of adapters.values()) adapter.discover?.()
    },
    destroy: async () => {
      reconnect = undefined
      const ended = [...adapters.values()]
      adapters.clear()
      // The store stays as it is: a modal that ends is no visitor who leaves, and the next one restores the connections.
      for (const { unsubscribe } of ended) unsubscribe()
      await Promise.all(ended.map(({ adapter }) => adapter.destroy()))
    },
  }
}
