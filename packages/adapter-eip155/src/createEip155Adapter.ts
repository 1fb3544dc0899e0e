import { createAdapterStore, ModalError, toModalError, withLimits } from '@latchkey/core/adapter'
import type { AdapterContext, AdapterState, StoredConnection } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'
import { createDiscovery, type Discovery } from './discovery/createDiscovery.ts'
import type { Page } from './discovery/types.ts'
import type { Engine } from './engine/types.ts'
import type { Eip155Adapter, Eip155AdapterParameters, Eip155Features, Eip155Types } from './types.ts'
import { askSilently } from './utils/askSilently.ts'
import { isAddress } from './utils/isAddress.ts'

type AbortedCode = 'connection.aborted' | 'network.switchAborted' | 'request.aborted'

/**
 * Makes the adapter's light shell: the store, discovery, and the way to the engine, which holds wagmi and viem and is
 * loaded when a wallet is connected or restored, or at the start when the app brought its own config.
 */
export function createEip155Adapter<config extends Config = Config>(shell: {
  readonly context: AdapterContext<'eip155'>
  readonly parameters: Eip155AdapterParameters<config>
  /** The window; nothing where there is none. */
  readonly getPage: () => Page | undefined
}): Eip155Adapter<config> {
  const { context, parameters, getPage } = shell
  const { wagmiConfig } = parameters
  const { clock, logger } = context.ports
  const store = createAdapterStore<Eip155Types>()
  const life = new AbortController()
  const watchers = new Set<() => void>()
  let discovery: Discovery | undefined
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined
  let started: Promise<void> | undefined
  let pending = 0
  let isConfigBusy = false

  const write = (part: Partial<AdapterState<Eip155Types>>): void =>
    store.set((state) => {
      const next = { ...state, ...part }
      const isBusy = pending > 0 || isConfigBusy
      return { ...next, status: next.connections.length > 0 ? 'connected' : isBusy ? 'connecting' : 'disconnected' }
    })

  const follow = (): void => {
    if (engine) engine.refresh()
    else write({ connectors: discovery?.list().map(({ descriptor }) => descriptor) ?? [] })
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
          listWallets: () => discovery?.list() ?? [],
          findWallet: (id) => discovery?.find(id),
          watchWallets: (listener) => {
            watchers.add(listener)
            return () => watchers.delete(listener)
          },
          write: ({ isConfigBusy: isBusy, ...part }) => {
            isConfigBusy = isBusy
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
    if (stored.length === 0 && wagmiConfig === undefined) return
    // The wallets answer while the engine is on its way.
    const restorable = stored.map((connection) => {
      const wallet = wagmiConfig ? undefined : discovery?.find(connection.connectorId)
      return wallet ? { ...connection, answers: askSilently(wallet.provider, connection.activeAddress) } : connection
    })
    try {
      await run({ isConnecting: true }, (loaded) => loaded.restore(restorable))
    } catch (cause) {
      if (!life.signal.aborted) logger.error('The eip155 adapter could not restore connections', cause)
    }
  }

  const feature =
    <parameters extends { readonly signal?: AbortSignal | undefined }, value>(
      pick: (features: Eip155Features) => (parameters: parameters) => Promise<value>,
    ) =>
    (call: parameters): Promise<value> =>
      run(call, async (loaded, signal) =>
        pick(await withLimits(loaded.loadFeatures(), { clock, signals: [signal] }))({ ...call, signal }),
      )

  return {
    namespace: 'eip155',
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
      assets: { list: feature((features) => features.assets.list) },
      calls: {
        getCapabilities: feature((features) => features.calls.getCapabilities),
        send: feature((features) => features.calls.send),
        getStatus: feature((features) => features.calls.getStatus),
      },
    },
    isAddress,
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
    get wagmiConfig() {
      return wagmiConfig ?? (engine && toConfig(engine))
    },
    getWagmiConfig: () => run({}, async (loaded) => toConfig(loaded)),
  }

  function toConfig(loaded: Engine): config {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a config of the app's own `config` is the general type, which ours is of
    return wagmiConfig ?? (loaded.config as config)
  }
}
