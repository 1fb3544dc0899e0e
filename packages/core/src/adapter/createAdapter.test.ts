import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import type { AdapterEngine, EngineContext, FoundWallet } from './AdapterEngine.ts'
import { createAdapter } from './createAdapter.ts'
import type { AdapterFeatures } from './features.ts'
import type { NamespaceTypes } from './NamespaceTypes.ts'
import type { AdapterContext, AdapterState, Connection } from './types.ts'

interface Types extends NamespaceTypes {
  readonly namespace: 'cosmos'
}

interface TinyEngine extends AdapterEngine<Types> {
  loadFeatures(): Promise<{ readonly message: NonNullable<AdapterFeatures<Types>['message']> }>
}

const stored = { connectorId: 'tiny', activeAddress: 'a', networkId: 'cosmos:hub' } as const
const connection: Connection<Types> = {
  id: 'cosmos:tiny',
  connectorId: 'tiny',
  namespace: 'cosmos',
  accounts: [{ address: 'a', type: 'eoa' }],
  activeAddress: 'a',
  networkId: 'cosmos:hub',
  approvedNetworkIds: 'all',
  features: ['message'],
}

/** A shell over an engine of a few lines. `connect` and `sign` answer when the test says so. */
function createWorld(options: { readonly loadsOnStart?: boolean; readonly refresh?: () => void } = {}) {
  const clock = createFakeClock()
  const log: unknown[] = []
  const write = (...values: readonly unknown[]): void => void log.push(values)
  const context: AdapterContext<'cosmos'> = {
    networks: [],
    getEndpoints: async () => Promise.resolve([]),
    ports: {
      clock,
      logger: { error: write, warn: write, info: write, debug: write },
      platform: { isBrowser: true, isMobile: false, userAgent: '', origin: '' } as never,
    },
    metadata: { name: '', url: '', icons: [] },
  }
  const events: string[] = []
  const wallets: FoundWallet<'cosmos'>[] = []
  const loads: { resolve(): void; reject(cause: unknown): void }[] = []
  const signals: AbortSignal[] = []
  let engineContext: EngineContext<Types, FoundWallet<'cosmos'>> | undefined
  let found = (): void => undefined
  let approve = (): void => undefined
  let restoring: Promise<void> = Promise.resolve()
  let isBusy = false

  const createEngine = (given: EngineContext<Types, FoundWallet<'cosmos'>>): TinyEngine => {
    engineContext = given
    events.push('create')
    return {
      connect: async ({ signal }) => {
        signals.push(signal)
        await new Promise<void>((resolve, reject) => {
          approve = resolve
          signal.addEventListener('abort', () => reject(signal.reason))
        })
        return given.write({ connections: [connection], activeConnectionId: connection.id })[0] ?? connection
      },
      adopt: async () => connection,
      disconnect: async () => {
        throw new RangeError('broken')
      },
      switchAccount: async () => undefined,
      switchNetwork: ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
      getProvider: async () => 'provider',
      restore: async () => {
        events.push('restore')
        await restoring
      },
      loadFeatures: async () => ({
        message: {
          sign: async ({ message, signal }) => {
            if (signal) signals.push(signal)
            return { signature: `signed ${message}` }
          },
        },
      }),
      destroy: () => void events.push('destroy'),
      ...(options.refresh && { refresh: options.refresh }),
    }
  }

  const adapter = createAdapter<Types, FoundWallet<'cosmos'>, TinyEngine>({
    namespace: 'cosmos',
    context,
    isAddress: (value) => value === 'a',
    createDiscovery: ({ onFound }) => {
      found = onFound
      return {
        start: () => void events.push('discover'),
        list: (inUse) => {
          events.push(`list ${inUse.join()}`)
          return wallets
        },
        find: (id) => wallets.find(({ descriptor }) => descriptor.id === id),
        end: () => void events.push('end'),
      }
    },
    loadEngine: () =>
      new Promise((resolve, reject) => {
        events.push('load')
        loads.push({ resolve: () => resolve(createEngine), reject })
      }),
    features: { message: ['sign'] },
    loadsOnStart: options.loadsOnStart,
    isBusy: () => isBusy,
    prefetch: ({ connectorId }) => void events.push(`prefetch ${connectorId}`),
  })
  const states: AdapterState['status'][] = []
  adapter.store.subscribe(({ status }) => states.push(status))
  return {
    adapter,
    clock,
    events,
    loads,
    log,
    signals,
    states,
    getEngineContext: () => engineContext,
    getStatus: () => adapter.store.getState().status,
    approve: () => approve(),
    addWallet: (id: string) => {
      wallets.push({ descriptor: { id, namespace: 'cosmos', name: id, type: 'ANNOUNCED', ready: 'installed' } })
      found()
    },
    setBusy: (value: boolean) => {
      isBusy = value
    },
    holdRestore: (promise: Promise<void>) => {
      restoring = promise
    },
  }
}

const connectCall = { connectorId: 'tiny' }
/** Lets pending promise callbacks run. */
const flush = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

describe('start', () => {
  it('does nothing before start, and starts once', async () => {
    const { adapter, events } = createWorld()
    expect(events).toEqual([])
    await Promise.all([adapter.start({ reconnect: [] }), adapter.start({ reconnect: [stored] })])
    await adapter.start({ reconnect: [stored] })
    expect(events).toEqual(['discover'])
  })

  it('loads the engine to restore, and is connecting meanwhile', async () => {
    const world = createWorld()
    let finish = (): void => undefined
    world.holdRestore(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    const starting = world.adapter.start({ reconnect: [stored] })
    expect(world.getStatus()).toBe('connecting')
    world.loads[0]?.resolve()
    await flush()
    expect(world.events).toContain('restore')
    expect(world.getStatus()).toBe('connecting')
    finish()
    await starting
    expect(world.getStatus()).toBe('disconnected')
  })

  it('prefetches stored wallets of the page before the engine loads', async () => {
    const world = createWorld()
    world.addWallet('early')
    const starting = world.adapter.start({ reconnect: [{ ...stored, connectorId: 'early' }, stored] })
    expect(world.events.filter((event) => !event.startsWith('list'))).toEqual(['discover', 'prefetch early', 'load'])
    world.loads[0]?.resolve()
    await starting
  })

  it('loads the engine with nothing to restore if told to', () => {
    const { adapter, events } = createWorld({ loadsOnStart: true })
    void adapter.start({ reconnect: [] })
    expect(events).toContain('load')
  })

  it('logs a failed load instead of rejecting', async () => {
    const world = createWorld()
    const starting = world.adapter.start({ reconnect: [stored] })
    world.loads[0]?.reject(new TypeError('offline'))
    await starting
    expect(world.log).toMatchObject([
      ['The cosmos adapter could not restore connections', { code: 'chunk.failed', details: '"offline"' }],
    ])
    expect(world.getStatus()).toBe('disconnected')
  })
})

describe('the engine', () => {
  it('is loaded and created once for concurrent calls', async () => {
    const world = createWorld()
    const calls = [world.adapter.getProvider({ connectionId: 'x' }), world.adapter.getProvider({ connectionId: 'y' })]
    world.loads[0]?.resolve()
    expect(await Promise.all(calls)).toEqual(['provider', 'provider'])
    expect(world.events).toEqual(['load', 'create'])
  })

  it('is loaded again after a failure', async () => {
    const world = createWorld()
    const first = world.adapter.getProvider({ connectionId: 'x' })
    world.loads[0]?.reject(new TypeError('offline'))
    await expect(first).rejects.toMatchObject({ code: 'chunk.failed' })
    const second = world.adapter.getProvider({ connectionId: 'x' })
    await flush()
    world.loads[1]?.resolve()
    await expect(second).resolves.toBe('provider')
  })

  it('may throw anything; the caller gets an error of the catalogue', async () => {
    const world = createWorld()
    const result = world.adapter.disconnect({ connectionId: 'x' })
    world.loads[0]?.resolve()
    await expect(result).rejects.toMatchObject({ code: 'request.failed', details: '"broken"' })
  })

  it('does not make preload reject', async () => {
    const world = createWorld()
    const preloading = world.adapter.preload()
    world.loads[0]?.reject(new TypeError('offline'))
    await expect(preloading).resolves.toBeUndefined()
    expect(world.states).toEqual([])
  })
})

describe('connect', () => {
  it('resolves with the object in the store, and is connecting until then', async () => {
    const world = createWorld()
    const connecting = world.adapter.connect(connectCall)
    expect(world.getStatus()).toBe('connecting')
    world.loads[0]?.resolve()
    await flush()
    world.approve()
    expect(await connecting).toBe(world.adapter.store.getState().connections[0])
    expect(world.states).toEqual(['connecting', 'connected'])
  })

  it('rejects at once when aborted while the engine loads, and never calls it', async () => {
    const world = createWorld()
    const controller = new AbortController()
    const connecting = world.adapter.connect({ ...connectCall, signal: controller.signal })
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'connection.aborted' })
    expect(world.getStatus()).toBe('disconnected')
    world.loads[0]?.resolve()
    await flush()
    expect(world.signals).toEqual([])
  })

  it('passes an abort on to the engine', async () => {
    const world = createWorld()
    const controller = new AbortController()
    const connecting = world.adapter.connect({ ...connectCall, signal: controller.signal })
    world.loads[0]?.resolve()
    await flush()
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'connection.aborted' })
    expect(world.signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('changes no state if its signal has aborted before', async () => {
    const world = createWorld()
    const result = world.adapter.connect({ ...connectCall, signal: AbortSignal.abort() })
    await expect(result).rejects.toMatchObject({ code: 'connection.aborted' })
    expect([world.states, world.events]).toEqual([[], []])
  })

  it('stays connecting until the last of several attempts ends', async () => {
    const world = createWorld()
    const [one, two] = [new AbortController(), new AbortController()]
    const first = world.adapter.connect({ ...connectCall, signal: one.signal })
    const second = world.adapter.connect({ ...connectCall, signal: two.signal })
    one.abort()
    await expect(first).rejects.toMatchObject({ code: 'connection.aborted' })
    expect(world.getStatus()).toBe('connecting')
    two.abort()
    await expect(second).rejects.toMatchObject({ code: 'connection.aborted' })
    expect(world.getStatus()).toBe('disconnected')
  })
})

it('rejects an aborted switch with its own code', async () => {
  const world = createWorld()
  const controller = new AbortController()
  const network = { caipNetworkId: 'cosmos:hub' } as never
  const switching = world.adapter.switchNetwork({ connectionId: 'x', network, signal: controller.signal })
  world.loads[0]?.resolve()
  await flush()
  controller.abort()
  await expect(switching).rejects.toMatchObject({ code: 'network.switchAborted' })
})

describe('features', () => {
  it('load the engine and its features, and always get a signal', async () => {
    const world = createWorld()
    const signing = world.adapter.features.message.sign({ connectionId: 'x', message: 'hello' })
    world.loads[0]?.resolve()
    await expect(signing).resolves.toEqual({ signature: 'signed hello' })
    expect(world.signals).toHaveLength(1)
  })

  it('reject with request.aborted on abort', async () => {
    const world = createWorld()
    const controller = new AbortController()
    const signing = world.adapter.features.message.sign({
      connectionId: 'x',
      message: 'hello',
      signal: controller.signal,
    })
    controller.abort()
    await expect(signing).rejects.toMatchObject({ code: 'request.aborted' })
  })
})

describe('the store', () => {
  it('lists what discovery finds, and tells it which wallets are in use', async () => {
    const world = createWorld()
    await world.adapter.start({ reconnect: [] })
    world.addWallet('tiny')
    expect(world.adapter.store.getState().connectors).toMatchObject([{ id: 'tiny' }])
    const connecting = world.adapter.connect(connectCall)
    world.loads[0]?.resolve()
    await flush()
    world.approve()
    await connecting
    expect(world.events.at(-1)).toBe('list tiny')
  })

  it('leaves the connectors to an engine with refresh', async () => {
    let refreshes = 0
    const world = createWorld({ refresh: () => void refreshes++ })
    await world.adapter.start({ reconnect: [] })
    const loading = world.adapter.preload()
    world.loads[0]?.resolve()
    await loading
    const watched: string[] = []
    const unwatch = world.getEngineContext()?.watchWallets(() => watched.push('found'))
    world.addWallet('tiny')
    expect([refreshes, watched, world.adapter.store.getState().connectors]).toEqual([1, ['found'], []])
    unwatch?.()
    world.addWallet('other')
    expect(watched).toEqual(['found'])
  })

  it('is connecting while something else is', async () => {
    const world = createWorld()
    await world.adapter.start({ reconnect: [] })
    world.setBusy(true)
    world.addWallet('tiny')
    expect(world.getStatus()).toBe('connecting')
  })
})

describe('destroy', () => {
  it('rejects what waits, ends the parts, and leaves no timer', async () => {
    const world = createWorld()
    await world.adapter.start({ reconnect: [] })
    const connecting = world.adapter.connect(connectCall)
    world.loads[0]?.resolve()
    await flush()
    await world.adapter.destroy()
    await expect(connecting).rejects.toMatchObject({ code: 'adapter.destroyed' })
    expect(world.events).toEqual(expect.arrayContaining(['end', 'destroy']))
    expect(world.clock.countTimers()).toBe(0)
  })

  it('creates no engine that finishes loading afterwards', async () => {
    const world = createWorld()
    const preloading = world.adapter.preload()
    await world.adapter.destroy()
    world.loads[0]?.resolve()
    await preloading
    await flush()
    expect(world.events).toEqual(['load'])
  })

  it('rejects every later call, also start', async () => {
    const world = createWorld()
    await world.adapter.destroy()
    const code = 'adapter.destroyed'
    await expect(world.adapter.start({ reconnect: [] })).rejects.toMatchObject({ code })
    await expect(world.adapter.connect(connectCall)).rejects.toMatchObject({ code })
    await expect(world.adapter.getProvider({ connectionId: 'x' })).rejects.toMatchObject({ code })
    world.adapter.discover()
    expect(world.events).toEqual([])
  })

  it('does not log an interrupted start', async () => {
    const world = createWorld()
    const starting = world.adapter.start({ reconnect: [stored] })
    await world.adapter.destroy()
    await starting
    expect(world.log).toEqual([])
  })
})
