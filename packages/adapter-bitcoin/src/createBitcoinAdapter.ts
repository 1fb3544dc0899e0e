import { createAdapterStore, ModalError, toModalError, withLimits } from '@latchkey/core/adapter'
import type { AdapterContext, AdapterState, StoredConnection } from '@latchkey/core/adapter'
import { createDiscovery, type Discovery } from './discovery/createDiscovery.ts'
import type { Page } from './discovery/types.ts'
import type { Engine, LoadedFeatures } from './engine/types.ts'
import type { BitcoinAdapter, BitcoinAdapterParameters, BitcoinTypes } from './types.ts'
import { isAddress } from './utils/isAddress.ts'

type AbortedCode = 'connection.aborted' | 'network.switchAborted' | 'request.aborted'

/**
 * Makes the adapter's light shell: the store, discovery, and the way to the engine, which speaks to wallets and is loaded
 * when one is connected or restored.
 */
export function createBitcoinAdapter(shell: {
  readonly context: AdapterContext<'bip122'>
  readonly parameters: BitcoinAdapterParameters
  /** The window; nothing where there is none. */
  readonly getPage: () => Page | undefined
}): BitcoinAdapter {
  const { context, parameters, getPage } = shell
  const { clock, logger } = context.ports
  const store = createAdapterStore<BitcoinTypes>()
  const life = new AbortController()
  const watchers = new Set<() => void>()
  let discovery: Discovery | undefined
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let started: Promise<void> | undefined
  let pending = 0

  const write = (part: Partial<AdapterState<BitcoinTypes>>): void =>
    store.set((state) => {
      const next = { ...state, ...part }
      const connectors = discovery?.list(next.connections.map(({ connectorId }) => connectorId)) ?? []
      const status = next.connections.length > 0 ? 'connected' : pending > 0 ? 'connecting' : 'disconnected'
      return { ...next, connectors: connectors.map(({ descriptor }) => descriptor), status }
    })

  const follow = (): void => {
    write({})
    for (const watcher of watchers) watcher()
  }

  const load = (): Promise<Engine> => {
    loading ??= import('./engine/createEngine.ts').then(
      ({ createEngine }) => {
        life.signal.throwIfAborted()
        engine = createEngine({
          context,
          parameters,
          life: life.signal,
          findWallet: (id) => discovery?.find(id),
          watchWallets: (listener) => {
            watchers.add(listener)
            return () => watchers.delete(listener)
          },
          write: (part) => {
            write(part)
            return store.getState().connections
          },
        })
        return engine
      },
      (cause: unknown) => {
        loading = undefined
        throw new ModalError('chunk.failed', { cause })
      },
    )
    return loading
  }

  /**
   * Does something with the engine, until the adapter ends or the caller gives up. With `isConnecting` the state is
   * `connecting` meanwhile, if nothing is connected.
   */
  const run = async <value>(
    options: {
      readonly signal?: AbortSignal | undefined
      readonly aborted?: AbortedCode | undefined
      readonly isConnecting?: true | undefined
    },
    task: (engine: Engine, signal: AbortSignal) => Promise<value>,
  ): Promise<value> => {
    const signal = options.signal ? AbortSignal.any([life.signal, options.signal]) : life.signal
    const weight = options.isConnecting && !signal.aborted ? 1 : 0
    const weigh = (change: number): void => {
      if (change === 0) return
      pending += change
      write({})
    }
    weigh(weight)
    try {
      signal.throwIfAborted()
      return await task(await withLimits(load(), { clock, signals: [signal] }), signal)
    } catch (cause) {
      if (signal.aborted) throw toModalError(signal.reason, options.aborted ?? 'request.aborted')
      throw toModalError(cause, 'request.failed')
    } finally {
      weigh(-weight)
    }
  }

  const begin = async (stored: readonly StoredConnection[]): Promise<void> => {
    const page = getPage()
    if (page) {
      discovery = createDiscovery({ page, onFound: follow })
      discovery.start()
    }
    if (stored.length === 0) return
    try {
      await run({ isConnecting: true }, (loaded) => loaded.restore(stored))
    } catch (cause) {
      if (!life.signal.aborted) logger.error('The bip122 adapter could not restore connections', cause)
    }
  }

  const feature =
    <parameters extends { readonly signal?: AbortSignal | undefined }, value>(
      pick: (features: LoadedFeatures) => (parameters: parameters) => Promise<value>,
    ) =>
    (call: parameters): Promise<value> =>
      run(call, async (loaded, signal) =>
        pick(await withLimits(loaded.loadFeatures(), { clock, signals: [signal] }))({ ...call, signal }),
      )

  return {
    namespace: 'bip122',
    store,
    features: {
      message: { sign: feature((features) => features.message.sign) },
      balance: { getNative: feature((features) => features.balance.getNative) },
      transfer: {
        estimate: feature((features) => features.transfer.estimate),
        send: feature((features) => features.transfer.send),
      },
      transaction: {
        send: feature((features) => features.transaction.send),
        wait: feature((features) => features.transaction.wait),
      },
    },
    isAddress,
    getFeeRates: feature((features) => features.getFeeRates),
    start: async ({ reconnect }) => {
      life.signal.throwIfAborted()
      started ??= begin(reconnect)
      await started
    },
    destroy: async () => {
      life.abort(new ModalError('adapter.destroyed'))
      watchers.clear()
      discovery?.end()
      engine?.destroy()
    },
    connect: (call) =>
      run({ signal: call.signal, aborted: 'connection.aborted', isConnecting: true }, (loaded, signal) =>
        loaded.connect({ ...call, signal }),
      ),
    adopt: (session) => run({ isConnecting: true }, (loaded) => loaded.adopt(session)),
    disconnect: (call) => run({}, (loaded) => loaded.disconnect(call)),
    switchAccount: (call) => run({}, (loaded) => loaded.switchAccount(call)),
    switchNetwork: (call) =>
      run({ signal: call.signal, aborted: 'network.switchAborted' }, (loaded, signal) =>
        loaded.switchNetwork({ ...call, signal }),
      ),
    getProvider: (call) => run({}, (loaded) => loaded.getProvider(call)),
    preload: async () => {
      // A failure shows when the engine is needed; then it is tried again.
      await run({}, () => Promise.resolve()).catch(() => undefined)
    },
    discover: () => {
      if (!life.signal.aborted) discovery?.start()
    },
  }
}
