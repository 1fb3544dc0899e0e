import { fillMessage } from '../kernel/errors/fillMessage.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { toModalError } from '../kernel/errors/toModalError.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { importOnline } from '../kernel/ports/importOnline.ts'
import type { AdapterEngine, Discovery, EngineContext, FoundWallet } from './AdapterEngine.ts'
import { createAdapterStore } from './createAdapterStore.ts'
import type { FeatureName } from './features.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { Adapter, AdapterContext, AdapterState, StoredConnection } from './types.ts'
import { withLimits } from './withLimits.ts'

/** The features that an engine loads. */
export type EngineFeatures<engine extends AdapterEngine> = Pick<
  LoadedFeatures<engine>,
  keyof LoadedFeatures<engine> & FeatureName
>

type LoadedFeatures<engine extends AdapterEngine> = Awaited<ReturnType<engine['loadFeatures']>>

/** The method names of each feature, such as `{ message: ['sign'] }`. */
export type FeatureMethods<features> = {
  readonly [name in keyof features]-?: readonly Extract<keyof NonNullable<features[name]>, string>[]
}

/** Runs a task with the engine. See `AdapterShell.run`. */
export type RunWithEngine<engine> = <value>(
  task: (engine: engine, signal: AbortSignal) => Promise<value>,
  options?: {
    readonly signal?: AbortSignal | undefined
    /** The code of the error after the caller's signal aborted. `request.aborted` by default. */
    readonly abortedCode?: 'connection.aborted' | 'network.switchAborted' | 'request.aborted' | undefined
    /** Whether the status is `connecting` meanwhile, unless something is connected. */
    readonly isConnecting?: boolean | undefined
  },
) => Promise<value>

/** An adapter as `createAdapter` makes it. */
export interface AdapterShell<
  types extends NamespaceTypes,
  engine extends AdapterEngine<types>,
> extends Adapter<types> {
  readonly features: EngineFeatures<engine>
  preload(): Promise<void>
  discover(): void
  /**
   * Loads the engine and runs a task with it, for members that an adapter has beyond the contract. The task's signal
   * aborts with the caller's signal and with the adapter. Rejects at once on either, with errors of the catalogue only.
   */
  readonly run: RunWithEngine<engine>
}

/**
 * Creates an adapter from its namespace's parts: discovery of the page's wallets, and an engine that loads on demand. It
 * implements the contract's rules for loading, aborting, destroying, the status, and failed chunks.
 *
 * @example
 * ```ts
 * export function myAdapter(): AdapterFactory<MyTypes> {
 *   return {
 *     namespace: 'cosmos',
 *     create: (context) =>
 *       createAdapter<MyTypes, MyWallet>({
 *         namespace: 'cosmos',
 *         context,
 *         isAddress,
 *         createDiscovery,
 *         loadEngine: async () => (await import('./createEngine.ts')).createEngine,
 *         features: { message: ['sign'], balance: ['getNative'] },
 *       }),
 *   }
 * }
 * ```
 */
export function createAdapter<
  types extends NamespaceTypes,
  wallet extends FoundWallet<types['namespace']>,
  engine extends AdapterEngine<types> = AdapterEngine<types>,
>(shell: {
  readonly namespace: types['namespace']
  readonly context: AdapterContext<types['namespace']>
  isAddress(value: string): boolean
  /** Inert until it is started. Returns `undefined` where there is no page. */
  createDiscovery(parameters: { readonly onFound: () => void }): Discovery<wallet> | undefined
  /** Loads the function that creates the engine. Called again after a failure. */
  loadEngine(): Promise<(context: EngineContext<types, wallet>) => engine>
  /** The adapter's features. A call of one loads the engine and its features. */
  readonly features: FeatureMethods<EngineFeatures<engine>>
  /** Whether `start` loads the engine even with nothing to restore. */
  readonly loadsOnStart?: boolean | undefined
  /** Whether something beside the adapter is connecting, such as the app through its own wagmi config. */
  isBusy?(): boolean
  /** Called for each stored connection whose wallet is in the page, before the engine loads. Must not prompt. */
  prefetch?(stored: StoredConnection, wallet: wallet): void
}): AdapterShell<types, engine> {
  const { namespace, context } = shell
  const { clock, logger } = context.ports
  const store = createAdapterStore<types>()
  const controller = new AbortController()
  const { signal } = controller
  const watchers = new Set<() => void>()
  const loadFactory = createLoader({ load: () => importOnline(shell.loadEngine) })
  let discovery: Discovery<wallet> | undefined
  let engine: engine | undefined
  let starting: Promise<void> | undefined
  let pending = 0

  const listWallets = ({ connections }: AdapterState<types>): readonly wallet[] =>
    discovery?.list(connections.map(({ connectorId }) => connectorId)) ?? []
  const wait = <value>(promise: Promise<value>, either: AbortSignal): Promise<value> =>
    withLimits(promise, { clock, signals: [either] })

  const write = (part: Partial<AdapterState<types>>): void =>
    store.set((state) => {
      const next = { ...state, ...part }
      const isBusy = pending > 0 || shell.isBusy?.() === true
      return {
        ...next,
        connectors:
          part.connectors ??
          (engine?.refresh ? state.connectors : listWallets(next).map(({ descriptor }) => descriptor)),
        status: next.connections.length > 0 ? 'connected' : isBusy ? 'connecting' : 'disconnected',
      }
    })

  const onFound = (): void => {
    if (engine?.refresh) engine.refresh()
    else write({})
    for (const watcher of watchers) watcher()
  }

  const loadEngine = async (): Promise<engine> => {
    const create = await loadFactory()
    signal.throwIfAborted()
    engine ??= create({
      context,
      signal,
      listWallets: () => listWallets(store.getState()),
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
  }

  const trackPending = (change: number): void => {
    pending += change
    if (change !== 0) write({})
  }

  const run: RunWithEngine<engine> = async (task, options = {}) => {
    const either = options.signal ? AbortSignal.any([signal, options.signal]) : signal
    const change = options.isConnecting && !either.aborted ? 1 : 0
    trackPending(change)
    try {
      either.throwIfAborted()
      return await task(await wait(loadEngine(), either), either)
    } catch (cause) {
      const error = either.aborted
        ? toModalError(either.reason, options.abortedCode ?? 'request.aborted')
        : toModalError(cause, 'request.failed')
      await fillMessage(error)
      throw error
    } finally {
      trackPending(-change)
    }
  }

  const begin = async (stored: readonly StoredConnection[]): Promise<void> => {
    discovery = shell.createDiscovery({ onFound })
    discovery?.start()
    if (stored.length === 0 && !shell.loadsOnStart) return
    for (const connection of stored) {
      const wallet = discovery?.find(connection.connectorId)
      if (wallet) shell.prefetch?.(connection, wallet)
    }
    try {
      await run((loaded) => loaded.restore(stored), { isConnecting: true })
    } catch (cause) {
      if (!signal.aborted) logger.error(`The ${namespace} adapter could not restore connections`, cause)
    }
  }

  type FeatureCall = (call: { readonly signal?: AbortSignal | undefined }) => Promise<unknown>
  const features: Record<string, Record<string, FeatureCall>> = {}
  for (const [feature, methods] of Object.entries<readonly string[]>(shell.features))
    for (const method of methods)
      (features[feature] ??= {})[method] = (call) =>
        run(async (loaded, either) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `shell.features` lists the names by this very type
          const all = (await wait(loaded.loadFeatures(), either)) as unknown as typeof features
          return all[feature]?.[method]?.({ ...call, signal: either })
        }, call)

  return {
    namespace,
    store,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    features: features as unknown as EngineFeatures<engine>,
    isAddress: shell.isAddress,
    run,
    start: async ({ reconnect }) => {
      signal.throwIfAborted()
      starting ??= begin(reconnect)
      await starting
    },
    destroy: async () => {
      controller.abort(new ModalError('adapter.destroyed'))
      watchers.clear()
      discovery?.end()
      engine?.destroy()
    },
    connect: (call) =>
      run((loaded, either) => loaded.connect({ ...call, signal: either }), {
        ...call,
        abortedCode: 'connection.aborted',
        isConnecting: true,
      }),
    adopt: (session) => run((loaded) => loaded.adopt(session), { isConnecting: true }),
    disconnect: (call) => run((loaded) => loaded.disconnect(call)),
    switchAccount: (call) => run((loaded) => loaded.switchAccount(call)),
    switchNetwork: (call) =>
      run((loaded, either) => loaded.switchNetwork({ ...call, signal: either }), {
        ...call,
        abortedCode: 'network.switchAborted',
      }),
    getProvider: (call) => run((loaded) => loaded.getProvider(call)),
    preload: async () => {
      // A failure shows when the engine is needed, and loading is tried again then.
      await run(async () => {}).catch(() => {})
    },
    discover: () => {
      if (!signal.aborted) discovery?.start()
    },
  }
}
